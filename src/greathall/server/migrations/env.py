"""Called by Alembic: runs the migrations on the connection it was given."""

from __future__ import annotations

from alembic import context

from greathall.server.schema import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()

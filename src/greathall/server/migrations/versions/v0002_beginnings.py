"""Tables keep what their game began with: rules version, data digest, first position, moment, and whose seed it is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

COLUMNS = (
    ("rules_version", sa.Integer(), "0"),
    ("data_digest", sa.String(80), ""),
    ("fingerprint", sa.String(80), ""),
    ("started", sa.Float(), "0"),
    ("seed_by", sa.String(8), ""),
)


def upgrade() -> None:
    for name, type_, default in COLUMNS:
        op.add_column("tables", sa.Column(name, type_, nullable=False, server_default=default))
    # A table that waits with choices already in its log goes on from a record: its seed must stay.
    op.execute(
        "UPDATE tables SET seed_by = 'record' WHERE status = 'open'"
        " AND EXISTS (SELECT 1 FROM log WHERE log.table_id = tables.id)"
    )


def downgrade() -> None:
    for name, _, _ in reversed(COLUMNS):
        op.drop_column("tables", name)

"""Who sat where in a running game, seats kept for a rematch, and lines of the log about it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("notes", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("hosts", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("former", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("seats", sa.Column("kept", sa.String(32), nullable=False, server_default=""))
    op.create_index("seats_kept", "seats", ["kept"])
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("row", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("earlier", sa.String(24), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "id"),
    )


def downgrade() -> None:
    op.drop_table("notes")
    op.drop_index("seats_kept", "seats")
    op.drop_column("seats", "kept")
    op.drop_column("seats", "former")
    op.drop_column("tables", "hosts")
    op.drop_column("tables", "notes")

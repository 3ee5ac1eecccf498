"""Promises at tables, and what people say about them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("promises", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "promises",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("row", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("addressee", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "id"),
    )
    op.create_table(
        "promise_marks",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("promise", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kept", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "promise", "seat"),
    )


def downgrade() -> None:
    op.drop_table("promise_marks")
    op.drop_table("promises")
    op.drop_column("tables", "promises")

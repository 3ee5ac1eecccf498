"""Chance that nobody knows: what it is made of, and whether it must be new when it is taken back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("chance", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("part", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "part")
    op.drop_column("tables", "shared")
    op.drop_column("tables", "chance")

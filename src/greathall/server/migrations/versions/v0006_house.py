"""What a public house counts and keeps: where tables and match files come from, what was found about decks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("tables", "replays"):
        op.add_column(table, sa.Column("origin", sa.String(16), nullable=False, server_default=""))
    op.add_column("decks", sa.Column("report", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_host", "tables", ["host"])
    op.create_index("tables_origin", "tables", ["origin"])
    op.create_index("replays_origin", "replays", ["origin"])


def downgrade() -> None:
    op.drop_index("replays_origin", "replays")
    op.drop_index("tables_origin", "tables")
    op.drop_index("tables_host", "tables")
    op.drop_column("decks", "report")
    for table in ("replays", "tables"):
        op.drop_column(table, "origin")

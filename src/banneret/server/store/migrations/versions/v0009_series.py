"""Games that follow one another at one table, and invitations that can be shown again."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("series", "next_table"):
        op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default=""))
    op.add_column("invites", sa.Column("nonce", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("invites", "nonce")
    for name in ("next_table", "series"):
        op.drop_column("tables", name)

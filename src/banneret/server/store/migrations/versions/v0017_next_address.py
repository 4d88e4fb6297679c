"""The address that takes the place of a confirmed one once it is confirmed itself."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("addresses", sa.Column("next_address", sa.Text, nullable=False, server_default=""))
    op.add_column("addresses", sa.Column("next_nonce", sa.Text, nullable=False, server_default=""))
    op.add_column("addresses", sa.Column("next_made", sa.Double, nullable=False, server_default="0"))
    op.create_index("ix_addresses_next_nonce", "addresses", ["next_nonce"])


def downgrade() -> None:
    op.drop_index("ix_addresses_next_nonce", "addresses")
    for column in ("next_made", "next_nonce", "next_address"):
        op.drop_column("addresses", column)

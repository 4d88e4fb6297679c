"""Tokens for programs, which their owners can revoke."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("make_key", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_tokens_person_id"),
        sa.UniqueConstraint("person_id", "make_key", name="uq_tokens_person_id"),
    )


def downgrade() -> None:
    op.drop_table("tokens")

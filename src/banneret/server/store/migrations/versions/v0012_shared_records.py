"""Links by which people show their results to others."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shared_records",
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id", name="fk_shared_records_person_id"), nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("nonce", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_shared_records"),
        sa.UniqueConstraint("token_hash", name="uq_shared_records_token_hash"),
    )


def downgrade() -> None:
    op.drop_table("shared_records")

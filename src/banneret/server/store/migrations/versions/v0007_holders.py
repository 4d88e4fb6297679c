"""Who has seen the hand of which seat, and what everybody is told about seats that change hands."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "holders",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "table_id", name="pk_holders"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_holders_table_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_holders_person_id"),
    )
    op.create_table(
        "seat_news",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("number", "table_id", name="pk_seat_news"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seat_news_table_id"),
    )
    # Of games that are in play already it is known who sits there now, or whose bot does.
    op.execute(
        "INSERT INTO holders (table_id, person_id, seat) SELECT seats.table_id, seats.person_id, MIN(seats.seat) "
        "FROM seats JOIN tables ON tables.id = seats.table_id "
        "WHERE tables.status <> 'open' AND seats.person_id IS NOT NULL GROUP BY seats.table_id, seats.person_id"
    )


def downgrade() -> None:
    op.drop_table("seat_news")
    op.drop_table("holders")

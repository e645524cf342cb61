import { type Insertable, type Selectable, sql } from 'kysely';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { announceComments } from '#server/features/kept-responses/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Comments } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

/** A comment with its author's current name, and whether they have stayed there. */
export type CommentRow = Selectable<Comments> & {
  firstname: string;
  lastname: string;
  email: string;
  suspended_at: Date | null;
  stayed_here: boolean;
};

type Answered = Pick<
  Selectable<Comments>,
  'answer' | 'answered_at' | 'answer_edited_at' | 'answer_told_at'
>;

export const comments = {
  /** Stars remove those of the same person's earlier comments (trigger `replace_earlier_rating`). */
  async insert(tx: Transaction, comment: Insertable<Comments>): Promise<void> {
    const query = tx.insertInto('comments').values(comment);
    await announceComments(tx, await query.returning('listing_id').execute());
  },

  findById: (db: Db, id: string, day: CalendarDate): Promise<CommentRow | undefined> =>
    withAuthor(db, day).where('comments.id', '=', id).executeTakeFirst(),

  async update(
    tx: Transaction,
    id: string,
    values: Pick<Selectable<Comments>, 'body' | 'rating' | 'updated_at'>,
  ): Promise<void> {
    const query = tx.updateTable('comments').set(values).where('id', '=', id);
    await announceComments(tx, await query.returning('listing_id').execute());
  },

  async setAnswer(tx: Transaction, id: string, answer: Answered): Promise<void> {
    const query = tx.updateTable('comments').set(answer).where('id', '=', id);
    await announceComments(tx, await query.returning('listing_id').execute());
  },

  async delete(tx: Transaction, id: string): Promise<void> {
    const query = tx.deleteFrom('comments').where('id', '=', id);
    await announceComments(tx, await query.returning('listing_id').execute());
  },

  /** True if someone has written to the lister about a property. */
  async hasEnquired(
    db: Db,
    { userId, propertyId }: { userId: string; propertyId: string },
  ): Promise<boolean> {
    const row = await db
      .selectFrom('enquiries')
      .select('id')
      .where('sender_id', '=', userId)
      .where('listing_id', '=', propertyId)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** True if someone's stay at a property was over on a day. */
  async hasStayed(
    db: Db,
    { userId, propertyId }: { userId: string; propertyId: string },
    day: CalendarDate,
  ): Promise<boolean> {
    const { rows } = await sql<{ stayed: boolean }>`
      select ${hasStayedBy(day)} as stayed
      from (values (${userId}::uuid, ${propertyId}::uuid)) as comments (user_id, listing_id)`.execute(
      db,
    );
    return rows[0]?.stayed ?? false;
  },

  /** A window of a property's comments, newest first. */
  list: (
    db: Db,
    propertyId: string,
    { size, offset }: { size: number; offset: number },
    day: CalendarDate,
  ): Promise<CommentRow[]> =>
    withAuthor(db, day)
      .where('comments.listing_id', '=', propertyId)
      .orderBy('comments.created_at', 'desc')
      .orderBy('comments.id', 'desc')
      .limit(size)
      .offset(offset)
      .execute(),

  /** A property's number of comments, and the stars of authors who are not suspended. */
  summarise: (
    db: Db,
    propertyId: string,
  ): Promise<{ comments: number; ratings: number; stars: number }> =>
    db
      .selectFrom('comments')
      .select([
        sql<number>`count(*)`.as('comments'),
        sql<number>`count(rating) filter (where suspended_at is null)`.as('ratings'),
        sql<number>`coalesce(sum(rating) filter (where suspended_at is null), 0)`.as('stars'),
      ])
      .innerJoin('users', 'users.id', 'comments.user_id')
      .where('listing_id', '=', propertyId)
      .executeTakeFirstOrThrow(),
};

/**
 * The properties that someone has rated, in a fixed order, so that concurrent counts wait for each
 * other.
 */
export const ratedBy = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('comments')
    .select('listing_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('rating', 'is not', null)
    .orderBy('listing_id')
    .execute();
  return rows.map(({ listing_id }) => listing_id);
};

const withAuthor = (db: Db, day: CalendarDate) =>
  db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .selectAll('comments')
    .select([
      'users.firstname',
      'users.lastname',
      'users.email',
      'users.suspended_at',
      hasStayedBy(day).as('stayed_here'),
    ]);

/** True if the comment's author had a stay at its property that was over on a day. */
const hasStayedBy = (day: CalendarDate) => sql<boolean>`exists (
  select from bookings
  where bookings.user_id = comments.user_id
    and bookings.listing_id = comments.listing_id
    and bookings.check_out <= ${day}
    and bookings.status in ('confirmed', 'completed'))`;

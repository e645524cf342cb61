import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { AllCommentsQuery } from '#domain/comments/all-schema.ts';
import { isId } from '#domain/values/id.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import type { Database } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import type { DB } from '#server/platform/database/schema.gen.ts';
import { FEW } from '#server/platform/database/table-page.ts';

export type CommentFilter = Pick<AllCommentsQuery, 'search' | 'rating'>;

interface Part {
  oldestFirst?: boolean;
  size: number;
  offset?: number;
  after?: string | undefined;
}

export type CommentOfAllRow = Awaited<ReturnType<typeof allComments.list>>[number];

/** Everyone's comments, for Admins; ids contain when they were written. */
export const allComments = {
  async list(
    db: Database,
    filter: CommentFilter,
    { oldestFirst = false, size, offset = 0, after }: Part,
  ) {
    const isRare =
      filter.search !== undefined && (await allComments.countUpTo(db, filter, FEW + 1)) <= FEW;
    const found = db.selectFrom('comments').select('id').where(conditions(filter));
    const order = oldestFirst ? 'asc' : 'desc';
    const page = db
      .selectFrom((isRare ? found.offset(0) : found).as('found'))
      .select('found.id')
      .$if(after !== undefined, (query) => query.where('found.id', '<', after ?? ''))
      .orderBy('found.id', order)
      .limit(size)
      .offset(offset);
    return db
      .selectFrom(page.as('page'))
      .innerJoin('comments', 'comments.id', 'page.id')
      .innerJoin('users', 'users.id', 'comments.user_id')
      .innerJoin('listings', 'listings.id', 'comments.listing_id')
      .selectAll('comments')
      .select([
        'users.firstname',
        'users.lastname',
        'listings.name as property_name',
        'listings.deleted_at as property_deleted_at',
      ])
      .orderBy('page.id', order)
      .execute();
  },

  /** Counting stops at `max`. */
  async countUpTo(db: Database, filter: CommentFilter, max: number): Promise<number> {
    const some = db
      .selectFrom('comments')
      .select(sql`1`.as('one'))
      .where(conditions(filter))
      .limit(max);
    return countRows(db, some.as('some'));
  },
};

const conditions =
  ({ search, rating }: CommentFilter) =>
  (eb: ExpressionBuilder<DB, 'comments'>): Expression<SqlBool> =>
    eb.and([
      // By words, or by the author's id.
      ...(search && isId(search) ? [eb('user_id', '=', search)] : []),
      ...(search && !isId(search) ? [sql<SqlBool>`lower(body) like ${likePattern(search)}`] : []),
      ...(rating === 'none' ? [eb('rating', 'is', null)] : []),
      ...(rating && rating !== 'none' ? [eb('rating', '=', Number(rating))] : []),
    ]);

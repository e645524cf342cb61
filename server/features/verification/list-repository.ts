import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { VerificationsQuery } from '#domain/verification/schema.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import type { Database } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import type { DB } from '#server/platform/database/schema.gen.ts';
import { withPerson } from './repository.ts';

export type VerificationFilter = Pick<VerificationsQuery, 'search' | 'kind' | 'state'>;

interface Part {
  oldestFirst?: boolean;
  size: number;
  offset?: number;
  after?: string | undefined;
}

export type VerificationListRow = Awaited<ReturnType<typeof verificationTable.list>>[number];

/** For a text with fewer matches than this, an index gathers all of them before sorting. */
const FEW = 1_000;

/** The Admins' list of requests; ids contain when they were made. */
export const verificationTable = {
  async list(
    db: Database,
    filter: VerificationFilter,
    { oldestFirst = false, size, offset = 0, after }: Part,
  ) {
    const isRare =
      filter.search !== undefined &&
      (await verificationTable.countUpTo(db, filter, FEW + 1)) <= FEW;
    const found = db.selectFrom('verifications').select('id').where(conditions(filter));
    const page = db
      .selectFrom((isRare ? found.offset(0) : found).as('found'))
      .select('found.id')
      .$if(after !== undefined, (query) => query.where('found.id', '<', after ?? ''))
      .orderBy('found.id', oldestFirst ? 'asc' : 'desc')
      .limit(size)
      .offset(offset);
    return withPerson(db)
      .where('verifications.id', 'in', page)
      .orderBy('verifications.id', oldestFirst ? 'asc' : 'desc')
      .execute();
  },

  /** Counting stops at `max`. */
  async countUpTo(db: Database, filter: VerificationFilter, max: number): Promise<number> {
    const some = db
      .selectFrom('verifications')
      .select(sql`1`.as('one'))
      .where(conditions(filter))
      .limit(max);
    return countRows(db, some.as('some'));
  },
};

const conditions =
  ({ search, kind, state }: VerificationFilter) =>
  (eb: ExpressionBuilder<DB, 'verifications'>): Expression<SqlBool> =>
    eb.and([
      eb('verifications.state', '=', state),
      ...(kind ? [eb('verifications.kind', '=', kind)] : []),
      // The same expression as in the index on people.
      ...(search
        ? [
            sql<SqlBool>`user_id in (select id from users
              where lower(firstname || ' ' || lastname || ' ' || email) like ${likePattern(search)})`,
          ]
        : []),
    ]);

import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type SqlBool,
  sql,
} from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ReportAction, ReportedKind } from '#domain/reports/rules.ts';
import type { ReportsQuery } from '#domain/reports/schema.ts';
import { isId } from '#domain/values/id.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import type { DB, ReportCases, Reports } from '#server/platform/database/schema.gen.ts';
import { FEW } from '#server/platform/database/table-page.ts';

export type CaseFilter = Pick<ReportsQuery, 'search' | 'kind' | 'state'>;

interface Part {
  sort: 'newest' | 'most' | 'id';
  size: number;
  offset?: number;
  after?: string | undefined;
}

/** An open case, locked. */
export interface OpenCase {
  id: string;
  kind: ReportedKind;
  thing_id: string;
  name: string;
}

export type CaseRow = Awaited<ReturnType<typeof cases.list>>[number];

/** The most reports of a case that a page of the table shows. */
const REPORTS_SHOWN = 20;

export const cases = {
  /**
   * Adds one more person to the open case of something, or opens a new one. Locks it, so that
   * nobody ends it meanwhile.
   */
  async open(
    tx: Transaction,
    of: Omit<Insertable<ReportCases>, 'people'>,
  ): Promise<{ id: string }> {
    return tx
      .insertInto('report_cases')
      .values({ ...of, people: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'thing_id'])
          .where('settled_at', 'is', null)
          .doUpdateSet((eb) => ({
            people: eb('report_cases.people', '+', 1),
            newest_at: eb.ref('excluded.newest_at'),
          })),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
  },

  /** False for someone who has reported it already. */
  async addReport(tx: Transaction, report: Insertable<Reports>): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('reports')
      .values(report)
      .onConflict((conflict) => conflict.columns(['case_id', 'reporter_id']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  },

  /** Locks a case by its id until the transaction ends. */
  lock: (tx: Transaction, id: string) =>
    tx
      .selectFrom('report_cases')
      .select(['id', 'kind', 'thing_id', 'name', 'settled_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  settle: (
    tx: Transaction,
    id: string,
    settled: { settled_at: Date; settled_by: string; action: ReportAction; note: string },
  ) => tx.updateTable('report_cases').set(settled).where('id', '=', id).execute(),

  /** The addresses of its reporters, without those suspended or gone. */
  reporters: (tx: Transaction, id: string) =>
    tx
      .selectFrom('reports')
      .innerJoin('users', 'users.id', 'reports.reporter_id')
      .select(['users.email', 'users.email_confirmed_at', 'users.firstname'])
      .where('reports.case_id', '=', id)
      .where('users.suspended_at', 'is', null)
      .where('users.erased_at', 'is', null)
      .orderBy('reports.id')
      .execute(),

  async list(db: Database, filter: CaseFilter, { sort, size, offset = 0, after }: Part) {
    const isRare =
      filter.search !== undefined && (await cases.countUpTo(db, filter, FEW + 1)) <= FEW;
    const found = db.selectFrom('report_cases').selectAll().where(conditions(filter));
    return db
      .selectFrom((isRare ? found.offset(0) : found).as('found'))
      .innerJoin('users', 'users.id', 'found.owner_id')
      .selectAll('found')
      .select([
        'users.firstname',
        'users.lastname',
        IS_THERE.as('is_there'),
        PROPERTY.as('listing_id'),
      ])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('reports')
            .innerJoin('users as reporter', 'reporter.id', 'reports.reporter_id')
            .whereRef('reports.case_id', '=', 'found.id')
            .select([
              'reports.reporter_id',
              'reporter.firstname',
              'reporter.lastname',
              'reports.reason',
              'reports.details',
              'reports.created_at',
            ])
            .orderBy('reports.id', 'desc')
            .limit(REPORTS_SHOWN),
        ).as('reports'),
      )
      .$if(after !== undefined, (query) => query.where('found.id', '<', after ?? ''))
      .orderBy(ORDER[sort])
      .limit(size)
      .offset(offset)
      .execute();
  },

  /** Counting stops at `max`. */
  async countUpTo(db: Database, filter: CaseFilter, max: number): Promise<number> {
    const some = db
      .selectFrom('report_cases')
      .select(sql`1`.as('one'))
      .where(conditions(filter))
      .limit(max);
    return countRows(db, some.as('some'));
  },
};

/** Each is the order of an index; the order by ids serves to read everything in batches. */
const ORDER = {
  id: sql`found.id desc`,
  newest: sql`found.newest_at desc, found.id desc`,
  most: sql`found.people desc, found.newest_at desc, found.id desc`,
} as const;

/** True if the subject of a case called `found` is still on the site. */
export const IS_THERE = sql<boolean>`case found.kind
  when 'comment' then exists (select from comments where id = found.thing_id)
  when 'person' then true
  else exists (select from listings where id = found.thing_id and deleted_at is null) end`;

/** The property of a reported comment. */
export const PROPERTY = sql<string | null>`case found.kind
  when 'comment' then (select listing_id from comments where id = found.thing_id) end`;

const conditions =
  ({ search, kind, state }: CaseFilter) =>
  (eb: ExpressionBuilder<DB, 'report_cases'>): Expression<SqlBool> =>
    eb.and([
      // The same expression as in the indexes.
      sql<SqlBool>`(settled_at is null) = ${sql.lit(state === 'open')}`,
      ...(kind ? [eb('kind', '=', kind)] : []),
      // By a part of the name, or by the owner's id.
      ...(search && isId(search) ? [eb('owner_id', '=', search)] : []),
      ...(search && !isId(search) ? [sql<SqlBool>`lower(name) like ${likePattern(search)}`] : []),
    ]);

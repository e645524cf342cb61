import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { FacetIndex } from './index-keys-repository.ts';

/** 'waiting' to be filled, being filled, or with every listing in it, but for those that have changed since. */
type Stage = 'waiting' | 'filling' | 'filled';

/** Whether bits and changes together have all listings, by keys that this version knows. */
export const isUsable = (
  { table }: Pick<FacetIndex, 'table'>,
  edition: string,
): RawBuilder<SqlBool> =>
  sql`exists (select from facets.state
    where kind = ${sql.lit(table)} and stage = 'filled' and edition = ${edition})`;

/** A process of every edition that runs looks each minute: after so long none does. */
const UNSEEN = sql.lit('5 minutes');

const stateOf = ({ table }: FacetIndex, condition: RawBuilder<SqlBool>) => sql`kind = (
  select kind from facets.state where kind = ${table} and ${condition} for update skip locked)`;

/** How far the index of each kind of listings is (table facets.state). */
export const facetState = {
  /** Has an index rebuilt that is of another edition; versions that know that one leave it alone from then on. */
  claim: (db: Database, index: FacetIndex, edition: string, condition = sql<SqlBool>`true`) =>
    sql`update facets.state set edition = ${edition}, stage = 'waiting', seen_at = now()
      where ${stateOf(index, sql`edition <> ${edition} and ${condition}`)}`.execute(db),

  /** Says that a process of this edition looks; one of another edition, at which none of its own has looked for a while, is claimed. */
  async look(db: Database, index: FacetIndex, edition: string): Promise<void> {
    await sql`update facets.state set seen_at = now()
      where ${stateOf(index, sql`edition = ${edition}`)}`.execute(db);
    await facetState.claim(db, index, edition, sql`seen_at < now() - ${UNSEEN}::interval`);
  },

  /** How far it is, and nobody else works at it until the transaction ends. Undefined where somebody does, or it is of another edition. */
  async lock(tx: Transaction, { table }: FacetIndex, edition: string): Promise<Stage | undefined> {
    const { rows } = await sql<{ stage: Stage }>`
      select stage from facets.state where kind = ${table} and edition = ${edition} for update skip locked`.execute(
      tx,
    );
    return rows[0]?.stage;
  },

  set: (tx: Transaction, { table }: FacetIndex, stage: Stage) =>
    sql`update facets.state set stage = ${stage} where kind = ${table}`.execute(tx),
};

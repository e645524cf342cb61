import { sql } from 'kysely';
import type { Database } from './database.ts';

export interface Replication {
  /** Standbys and other receivers that are connected. */
  standbys: number;
  /** A commit can wait for one of them. */
  isSynchronous: boolean;
}

/** How the server is replicated, as far as any role may know. */
export async function replicationOf(db: Database): Promise<Replication> {
  const { rows } = await sql<Replication>`
    select (select count(*)::int from pg_stat_replication) as standbys,
      current_setting('synchronous_standby_names') <> '' as "isSynchronous"`.execute(db);
  return rows[0] ?? { standbys: 0, isSynchronous: false };
}

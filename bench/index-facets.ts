import { indexFacetsAtStart, indexFacetsJob } from '#server/features/listings/public.ts';
import { FACET_INDEXES } from '#server/jobs.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { benchPlatform } from './list-latency.ts';

/** Fills the index, and says how long it took and how large it is. */
export async function indexFacets(
  connection: DatabaseConnection,
): Promise<{ seconds: number; bytes: number }> {
  const platform = benchPlatform(connection);
  const start = performance.now();
  await indexFacetsAtStart(platform, FACET_INDEXES);
  await indexFacetsJob(platform, FACET_INDEXES).run({});
  const seconds = (performance.now() - start) / 1000;
  const { rows } = await connection.pool.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(oid))::float8 as bytes from pg_class
      where relnamespace = 'facets'::regnamespace and relkind = 'r'`,
  );
  // As autovacuum does some minutes later.
  await connection.pool.query('vacuum facets.bits');
  return { seconds, bytes: rows[0]?.bytes ?? 0 };
}

import { indexFacetsAtStart } from '#server/features/listings/public.ts';
import { FACET_INDEXES } from '../jobs.ts';
import type { TestApp } from './test-app.ts';

/** Has the listings of an app put into the indexes that options of filters are counted from, as a server does once it is up. */
export async function indexed({ platform, runJobs }: TestApp): Promise<void> {
  await indexFacetsAtStart(platform, FACET_INDEXES);
  await runJobs();
}

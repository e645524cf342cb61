import { indexFacetsAtStart, indexFacetsJob } from '#server/features/listings/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { FACET_INDEXES } from '../jobs.ts';

type Reads = Pick<Platform, 'db' | 'log'>;

/** Puts the listings into the indexes that options of filters are counted from, as a server does once it is up. */
export async function indexFacets(platform: Reads): Promise<void> {
  await indexFacetsAtStart(platform, FACET_INDEXES);
  await foldFacets(platform);
}

/** Takes into the indexes what has changed, as a server does every minute. */
export const foldFacets = (platform: Reads, signal?: AbortSignal): Promise<void> =>
  indexFacetsJob(platform, FACET_INDEXES).run({}, signal);

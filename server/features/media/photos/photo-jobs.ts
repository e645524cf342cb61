import type { JobGroup } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { makeCostlyVariantsJob, makeLightVariantsJob, makeVariantsJob } from './make-variants.ts';
import { isSmall, VARIANTS_AT_ONCE } from './photo-processes.ts';

/** The jobs that make photos ready, and lighter, grouped by how many run at once. */
export function photoJobGroups(platform: Platform): JobGroup[] {
  const ready = makeVariantsJob(platform);
  const costly = makeCostlyVariantsJob(platform);
  const light = makeLightVariantsJob(platform);
  // One process does everything: a photo at a time, and light formats only once every photo is
  // ready (their priorities).
  if (isSmall) return [{ specs: [ready, costly, light], concurrency: 1 }];
  return [
    { specs: [ready], concurrency: VARIANTS_AT_ONCE },
    { specs: [costly], concurrency: 1 },
    // Apart, so that a photo waiting to be shown does not wait for light formats.
    { specs: [light], concurrency: 1 },
  ];
}

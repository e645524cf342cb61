import { lifeAgo } from '#domain/privacy/lives.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { filesOfPhoto, filesOfVideo } from '../keys.ts';
import { belongTogether } from './installation/bind-media.ts';
import { type Released, releaseDeleted, releaseUnlisted } from './release-repository.ts';
import { throwAway } from './trash.ts';
import { removeUnrecorded } from './unrecorded.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Listings, or contents, in one transaction. */
const BATCH = 50;

/**
 * Every night: releases the photos and videos of listings deleted 30 days ago, and those taken off
 * their listing, unless another listing has them. Rows go before files, so that no row ever
 * promises a missing file; a crash in between leaves an orphan for the sweep.
 */
export const releaseMediaJob = (platform: Platform): JobSpec<unknown> => ({
  name: 'release-media',
  maxAttempts: 5,
  schedule: '10 3 * * *',
  async run() {
    const { db, now } = platform;
    if (!(await belongTogether(platform))) return;
    // Until then a deleted listing can be restored as it was.
    const deletedBefore = lifeAgo('deletedListingMedia', now());
    await throwAwayAll(platform, () => releaseDeleted(db, deletedBefore, BATCH));
    const recordedBefore = new Date(now().getTime() - DAY_MS);
    await throwAwayAll(platform, () => releaseUnlisted(db, recordedBefore, BATCH));
  },
});

/** Into the trash: a database restored from a backup will know them again. */
async function throwAwayAll(
  platform: Platform,
  releaseSome: () => Promise<Released | undefined>,
): Promise<void> {
  for (let some = await releaseSome(); some; some = await releaseSome()) {
    const contents = [...some.photos.map(filesOfPhoto), ...some.videos.map(filesOfVideo)];
    for (const files of contents) {
      await removeUnrecorded(platform.db, files, (file) => throwAway(platform, file));
    }
    const counts = { photos: some.photos.length, videos: some.videos.length };
    platform.log.info(counts, 'photos and videos that no listing has were thrown away');
  }
}

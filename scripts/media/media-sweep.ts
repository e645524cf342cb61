import { parseArgs } from 'node:util';
import { sweepMedia } from '#server/features/media/public.ts';
import { runCommand, say } from '../run-command.ts';
import { withMedia } from './with-media.ts';

/**
 * `npm run media:sweep`: moves files to the trash that no row refers to, as happens every night; `--all` does so even
 * for more than a twentieth of all files.
 */
runCommand(async () => {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  await withMedia(async (platform) => {
    const { all, orphans, thrownAway, refused } = await sweepMedia(platform, values);
    if (refused === 'another-installation') {
      throw new Error(
        'These files are those of another installation than the database. Nothing was removed.',
      );
    }
    if (refused === 'too-many') {
      throw new Error(
        `${orphans} of ${all} have no row, which is more than a run takes by itself. Was the database restored from a backup? To throw them away all the same: npm run media:sweep -- --all`,
      );
    }
    for (const file of thrownAway) say(file);
    say(
      `${thrownAway.length} of ${all} were thrown away. For 30 days they come back by: npm run media:restore -- --all`,
    );
  });
});

import { parseArgs } from 'node:util';
import { checkMedia } from '#server/features/media/public.ts';
import { runCommand, say } from '../run-command.ts';
import { withMedia } from './with-media.ts';

/**
 * `npm run media:check`: lists photos and videos without files; `--repair` makes them again, as far as their originals,
 * or the trash, allow. Exits with 1 when something is lost.
 */
runCommand(async () => {
  const { values } = parseArgs({ options: { repair: { type: 'boolean', default: false } } });
  await withMedia(async (platform) => {
    const { checked, photos, videos, lost, restored } = await checkMedia(platform, values);
    say(`${checked} photos, videos and profile photos were looked for.`);
    if (restored > 0) say(`${restored} files were taken out of the trash.`);
    const makeable = photos.length + videos.length;
    if (makeable > 0) {
      say(
        values.repair
          ? `${makeable} are made again while Efie runs.`
          : `${makeable} have no files, and can be made again: npm run media:check -- --repair`,
      );
    }
    for (const { what, key, shown, listings } of lost) {
      const where = listings.length > 0 ? `, of ${listings.join(', ')}` : '';
      say(`${shown ? 'The original is lost' : 'Lost'}: ${what} ${key}${where}`);
    }
    if (lost.length === 0) say(makeable === 0 ? 'Nothing is missing.' : 'Nothing is lost.');
    else process.exitCode = 1;
  });
});

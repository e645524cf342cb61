import { adoptMedia } from '#server/features/media/public.ts';
import { runCommand, withMedia } from './with-media.ts';

/** `npm run media:adopt`: says that the database and the files belong together, whatever they were before. */
runCommand(() =>
  withMedia(async (platform) => {
    const { known, there } = await adoptMedia(platform);
    process.stdout.write(
      `The database and the files are one installation now. Of ${known} files that the database knows and that were looked for, ${there} are there.\n`,
    );
    if (there < known) process.stdout.write('See what is missing with: npm run media:check\n');
  }),
);

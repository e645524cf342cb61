import { adoptMedia } from '#server/features/media/public.ts';
import { runCommand, say } from '../run-command.ts';
import { withMedia } from './with-media.ts';

/** `npm run media:adopt`: declares that the database and the files belong together, whatever they were before. */
runCommand(() =>
  withMedia(async (platform) => {
    const { known, there } = await adoptMedia(platform);
    say(
      `The database and the files are one installation now. Of ${known} files that the database knows and that were looked for, ${there} are there.`,
    );
    if (there < known) say('See what is missing with: npm run media:check');
  }),
);

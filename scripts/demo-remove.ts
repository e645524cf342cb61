import { parseArgs } from 'node:util';
import { removeDemo } from '#demo/remove.ts';
import { plural } from '#domain/values/plural.ts';
import { readConfig } from '#server/config.ts';
import { withMedia } from './media/with-media.ts';
import { runCommand, say } from './run-command.ts';

const USAGE = `npm run demo:remove
says what of the demo there is.
npm run demo:remove -- --yes
removes it.`;

/** `npm run demo:remove`: reports what exists of the demo; with `-- --yes` removes it. Works while Efie is running. */
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return say(USAGE);
  const config = readConfig(process.env);
  await withMedia(async (platform) => {
    const found = await removeDemo({ ...platform, config }, { isMeant: values.yes });
    if (!found) return say('No demo was ever loaded here.');
    const { people, listings, obstacles, kept } = found;
    if (people + listings === 0) return say('Nothing of the demo is left here.');
    const all = `${plural(listings, 'listing')} and ${plural(people, 'person', 'people')} of the demo`;
    if (obstacles.length > 0) {
      throw new Error([`Nothing was removed of the ${all}:`, ...obstacles].join('\n  '));
    }
    say(
      values.yes
        ? `Removed: ${all}.`
        : `There are ${all}. To remove them: npm run demo:remove -- --yes`,
    );
    say(
      `Of people who are not of the demo these stay, without the listing: ${plural(kept.comments, 'comment')}, ${plural(kept.conversations, 'conversation')}, ${plural(kept.stays, 'stay')}.`,
    );
  });
});

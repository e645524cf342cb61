import { parseArgs } from 'node:util';
import { restoreTrash } from '#server/features/media/public.ts';
import { runCommand, say } from '../run-command.ts';
import { withMedia } from './with-media.ts';

/** `npm run media:restore`: puts back files from the trash that the database refers to; `--all` puts back everything. */
runCommand(async () => {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  await withMedia(async (platform) => {
    const { restored, left } = await restoreTrash(platform, values);
    say(`${restored} files were put back, ${left} stay in the trash.`);
  });
});

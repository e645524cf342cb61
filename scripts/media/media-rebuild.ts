import { parseArgs } from 'node:util';
import { rebuildMedia } from '#server/features/media/public.ts';
import { withDatabase } from '../with-database.ts';

/** `npm run media:rebuild`: makes every photo again from its original; `--missing` only those without files. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { missing: { type: 'boolean', default: false } } });
  await withDatabase(async ({ db }) => {
    const count = await rebuildMedia(db, values.missing ? 'missing' : 'all');
    const photos = count === 1 ? '1 photo is' : `${count} photos are`;
    process.stdout.write(
      `${photos} made again while Efie runs; what is uploaded meanwhile comes first.\n`,
    );
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

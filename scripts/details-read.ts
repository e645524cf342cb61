import { parseArgs } from 'node:util';
import { FACT_TABLES } from '#domain/read-details/read-details.ts';
import { saidDetails } from '#domain/read-details/said-details.ts';
import { plural } from '#domain/values/plural.ts';
import { readConfig } from '#server/config.ts';
import { type ReadChange, readListings } from '#server/features/listings/public.ts';
import { expectInstallation, runCommand, say } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `npm run details:read
says which details the texts of listings state that their listers left empty.
npm run details:read -- --write
stores them, marked as read from the text until the lister confirms them.`;

/** Changes that are named in full. */
const SAMPLES = 20;

/** `npm run details:read`: reads details from the texts of listings; with `-- --write` stores them. Works while Efie is running. */
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return say(USAGE);
  await expectInstallation(readConfig(process.env));
  await withDatabase(async ({ db }) => {
    const counts = new Map<string, number>();
    let changed = 0;
    const total = await readListings(
      { db, now: () => new Date() },
      {
        write: values.write,
        onChange(change) {
          changed += 1;
          for (const name of Object.keys(change.added)) {
            const { label = name } = FACT_TABLES[change.kind][name] ?? {};
            counts.set(label, (counts.get(label) ?? 0) + 1);
          }
          if (changed <= SAMPLES) say(sampleOf(change));
        },
      },
    );
    const byCount = [...counts].toSorted(([, a], [, b]) => b - a);
    for (const [label, count] of byCount) say(`${String(count).padStart(7)}  ${label}`);
    say(
      `${values.write ? 'Stored' : 'Would store'} details of ${changed} of ${plural(total, 'listing')}.`,
    );
    if (!values.write && changed > 0) say('To store them: npm run details:read -- --write');
  });
});

function sampleOf({ kind, id, name, added, gone }: ReadChange): string {
  const table = FACT_TABLES[kind];
  const inWords = saidDetails(table, added, Object.keys(added)).map(({ text }) => text);
  const removed = gone.map((fact) => `no longer ${table[fact]?.label ?? fact}`);
  return `${id}  ${name}: ${[...inWords, ...removed].join(', ')}`;
}

import { parseArgs } from 'node:util';
import { measureCalls } from './calls.ts';
import { measureMedia } from './media.ts';
import { measureOverload } from './overload.ts';
import { measurePages } from './pages.ts';
import { measurePhonePages } from './phone-pages.ts';
import { measureStays } from './stays.ts';

type Row = [what: string, figure: string, target: string];

/** The parts of the bench, by the names that `--only` takes. */
const PARTS: Readonly<Record<string, () => Promise<Row[]>>> = {
  calls: measureCalls,
  stays: measureStays,
  pages: measurePages,
  phone: measurePhonePages,
  media: measureMedia,
  overload: measureOverload,
};

/** `npm run bench`: measures everything in one run and prints a table. `--only calls,pages` runs some parts. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const names = values.only?.split(',') ?? Object.keys(PARTS);
  const rows: Row[] = [];
  for (const name of names) {
    const measure = PARTS[name];
    if (!measure) throw new Error(`no such part: ${name}; there are ${Object.keys(PARTS)}`);
    rows.push(...(await measure()));
  }
  process.stdout.write(`\nMeasured ${new Date().toISOString().slice(0, 10)}\n\n`);
  process.stdout.write('| what | measured | target |\n|---|---|---|\n');
  for (const row of rows) process.stdout.write(`| ${row.join(' | ')} |\n`);
}

await main();

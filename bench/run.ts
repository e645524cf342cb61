import { parseArgs } from 'node:util';
import { measureControls } from './controls.ts';
import { startBenchPostgres } from './database.ts';
import { measureFacets } from './facets.ts';
import { measureListLatency } from './list-latency.ts';
import { measureMap } from './map.ts';
import { measureMedia } from './media.ts';
import { measureOverload } from './overload.ts';
import { measurePages } from './pages.ts';
import { measurePhonePages } from './phone-pages.ts';
import { measureSavedSearches } from './saved-searches.ts';
import { measureSearchWords } from './search-words.ts';

const FEW_LISTINGS = 10_000;
const MANY_LISTINGS = 100_000;

type Row = [what: string, figure: string, target: string];

/** What is measured, by the names that `--only` takes. */
const PARTS: Readonly<Record<string, () => Promise<Row[]>>> = {
  list: measureLists,
  pages: measurePages,
  facets: measureFacets,
  'saved-searches': measureSavedSearches,
  words: measureSearchWords,
  map: measureMap,
  page: measurePhonePages,
  controls: measureControls,
  media: measureMedia,
  overload: measureOverload,
};

/** `npm run bench`: measures everything in one run and prints the README's table. `--only list,pages` runs some parts. */
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

async function measureLists(): Promise<Row[]> {
  const postgres = await startBenchPostgres();
  const latencies = async (listings: number) =>
    measureListLatency((await postgres.withListings(listings)).connection, listings);
  try {
    const few = await latencies(FEW_LISTINGS);
    const many = await latencies(MANY_LISTINGS);
    return many.map(({ kind, p50, p99 }) => {
      const before = few.find((each) => each.kind === kind)?.p99 ?? Number.NaN;
      return [
        `list call at ${MANY_LISTINGS.toLocaleString('en')} listings, ${kind}: p50 and p99`,
        `${p50.toFixed(1)} and ${p99.toFixed(1)} ms (p99 ${(p99 / before).toFixed(2)} times the ${before.toFixed(1)} at ${FEW_LISTINGS.toLocaleString('en')})`,
        '≤ 2 times, or < 50 ms',
      ];
    });
  } finally {
    await postgres.stop();
  }
}

await main();

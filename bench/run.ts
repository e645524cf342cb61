import { parseArgs } from 'node:util';
import { measureAddressFlood } from './address-flood.ts';
import { startBenchPostgres } from './database.ts';
import { measureFacts } from './facts.ts';
import { measureFloods } from './flood.ts';
import { measureInteractions } from './interactions.ts';
import { measureListLatency } from './list-latency.ts';
import { measureMedia } from './media.ts';
import { measurePages } from './pages.ts';
import { measurePhonePages } from './phone-pages.ts';
import { measurePhotoFlood } from './photo-flood.ts';
import { measureSearchFlood } from './search-flood.ts';
import { measureSearchWords } from './search-words.ts';
import { measureUploadBytes } from './upload-bytes.ts';

const SIZES = [1_000, 100_000, 1_000_000];

/** `npm run bench`: measures everything in one run and prints the README's table. `--only list,pages,addresses,facts,search,words,page,use,media,upload,photo-flood,flood` runs a part. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: {
        type: 'string',
        default: 'list,pages,addresses,facts,search,words,page,use,media,upload,photo-flood,flood',
      },
    },
  });
  const parts = values.only.split(',');
  const rows: [what: string, figure: string, target: string][] = [];
  if (parts.includes('list')) rows.push(...(await measureLists()));
  if (parts.includes('pages')) rows.push(...(await measurePages()));
  if (parts.includes('addresses')) rows.push(...(await measureAddressFlood()));
  if (parts.includes('facts')) rows.push(...(await measureFacts()));
  if (parts.includes('search')) rows.push(...(await measureSearchFlood()));
  if (parts.includes('words')) rows.push(...(await measureSearchWords()));
  if (parts.includes('page')) rows.push(...(await measurePhonePages()));
  if (parts.includes('use')) rows.push(...(await measureInteractions()));
  if (parts.includes('media')) rows.push(...(await measureMedia()));
  if (parts.includes('upload')) rows.push(...(await measureUploadBytes()));
  if (parts.includes('photo-flood')) rows.push(...(await measurePhotoFlood()));
  if (parts.includes('flood')) rows.push(...(await measureFloods()));
  process.stdout.write(`\nMeasured ${new Date().toISOString().slice(0, 10)}\n\n`);
  process.stdout.write('| what | measured | target |\n|---|---|---|\n');
  for (const row of rows) process.stdout.write(`| ${row.join(' | ')} |\n`);
}

async function measureLists(): Promise<[string, string, string][]> {
  const rows: [string, string, string][] = [];
  const postgres = await startBenchPostgres();
  try {
    for (const size of SIZES) {
      const { connection } = await postgres.withListings(size);
      const { p50, p99, slowest } = await measureListLatency(connection);
      rows.push([
        `list query, p50 and p99 at ${size.toLocaleString('en')} listings`,
        `${p50.toFixed(1)} and ${p99.toFixed(1)} ms (slowest ${slowest.query}: ${slowest.p50.toFixed(1)} ms)`,
        '',
      ]);
    }
  } finally {
    await postgres.stop();
  }
  return rows;
}

await main();

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from '#server/app.ts';
import { boot } from '#server/boot.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/platform/log/log.ts';
import { type FuzzResult, fuzz } from './fuzz.ts';

/**
 * `npm run fuzz -- [--calls 10000] [--seed 1] [--only "PUT /api/cars"]`: calls the API according to its own document, and exits
 * with 1 when a response is a 5xx or not as documented.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      calls: { type: 'string', default: '10000' },
      seed: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const seed = values.seed ? Number(values.seed) : Date.now() % 1_000_000;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-fuzz-'));
  const config = readConfig({ DATA_DIR: dataDir, DEMO_DATA: 'false', LOG_LEVEL: 'silent' });
  const { platform, connection, close } = await boot(config, createLog(config.logLevel));
  const app = await createApp(platform);
  try {
    await app.ready();
    const options = { calls: Number(values.calls), seed, only: values.only };
    const result = await fuzz({ app, platform, connection }, options);
    process.stdout.write(report(result, seed));
    process.exitCode = result.findings.length > 0 ? 1 : 0;
  } finally {
    await app.close();
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function report({ calls, statuses, neverSucceeded, findings }: FuzzResult, seed: number): string {
  const counts = [...statuses].sort(([one], [other]) => one - other);
  const lines = [
    `${calls} calls with the seed ${seed}: ${counts.map((each) => each.join(' × ')).join(', ')}`,
    `never 2xx: ${neverSucceeded.join(', ') || 'none'}`,
    ...findings.map(
      ({ operation, problem, call, response }) =>
        `\n${operation} ${problem}\n  ${call}\n  ${response}`,
    ),
    `\n${findings.length} findings\n`,
  ];
  return lines.join('\n');
}

await main();

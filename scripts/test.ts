import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { readReport, readReports, slowestFiles, troubles } from './test-reports.ts';

// Node keeps compiled code for every process of the run: a server started by a test is up with half the work.
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node');

interface Tally {
  passed: number;
  failed: number;
}

/** One command that succeeds or fails. */
type Check = [name: string, command: string, ...args: string[]];

const ROUTE_TYPES: Check = ['route types', 'react-router', 'typegen'];
/** Checks that need no generated route types. */
const BESIDE_ROUTE_TYPES: Check[] = [
  ['format and lint', 'biome', 'check', '--error-on-warnings'],
  ['specification', 'node', 'scripts/specification/check.ts'],
  ['glossary', 'node', 'scripts/glossary/check.ts'],
  ['copies', 'jscpd'],
];
/** Checks that need the route types, so they begin once those are written. */
const WITH_ROUTE_TYPES: Check[] = [
  [
    'import law',
    'depcruise',
    'domain',
    'server',
    'web',
    'scripts',
    '--config',
    '.dependency-cruiser.cjs',
  ],
  // Incremental: files unchanged since the last run are not checked again.
  [
    'types',
    'tsc',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/types.tsbuildinfo',
    '-p',
    '.',
  ],
  ['dead code', 'knip', '--no-progress'],
  // Builds the product if sources have changed, for the journeys to use.
  ['script budgets', 'node', 'scripts/script-weight/check.ts'],
];

/** `npm test`: every check and test; `--quick` (npm run check) leaves out the browser and slow tests. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  const results = await temporaryFolder('efie-results-');
  removeWhenStopped(results);
  const costs: string[] = [];
  const reports: Awaited<ReturnType<typeof readReports>> = [];
  const failedChecks: string[] = [];
  const total: Tally = { passed: 0, failed: 0 };
  // One after the other: tests that wait for a clock need free cores, and browser journeys their usual pace.
  const runPart = async (name: string, run: (results: string) => Promise<Tally>) => {
    const start = performance.now();
    const { passed, failed } = await run(results);
    const seconds = Math.round((performance.now() - start) / 1000);
    costs.push(`${name.padEnd(20)} ${String(seconds).padStart(5)} s ${passed + failed}`);
    total.passed += passed;
    total.failed += failed;
  };
  try {
    await runPart('checks', () => runChecks(failedChecks));
    await runPart('rules and endpoints', runVitest);
    if (!values.quick) {
      await runPart('slow', runSlow);
      await runPart('components', runComponents);
      await runPart('journeys', runPlaywright);
    }
    reports.push(...(await readReports(results)));
  } finally {
    await rm(results, { recursive: true, force: true });
  }
  process.exitCode = total.failed > 0 ? 1 : 0;
  process.stdout.write(`\nslowest files\n${slowestFiles(reports).join('\n')}\n`);
  const troubled = [...failedChecks, ...troubles(reports)];
  if (troubled.length > 0) process.stdout.write(`\n${troubled.join('\n')}\n`);
  process.stdout.write(`\n${costs.join('\n')}\n`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
}

/** The folder may be in memory (tmpfs), where leftovers would stay until the machine restarts. */
function removeWhenStopped(folder: string): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
      process.kill(process.pid, signal);
    });
  }
}

/** Adds the names of checks that fail to `failed`. */
async function runChecks(failed: string[]): Promise<Tally> {
  const runCheck = async ([name, command, ...args]: Check): Promise<boolean> => {
    const { ok, output } = await runQuietly(command, args);
    // Only a failure has anything to say.
    process.stdout.write(`${ok ? '' : output}${ok ? '✓' : '✗'} ${name}\n`);
    if (!ok) failed.push(`failed ${name}`);
    return ok;
  };
  const routeTypes = runCheck(ROUTE_TYPES);
  const passes = await Promise.all([
    routeTypes,
    ...BESIDE_ROUTE_TYPES.map(runCheck),
    ...WITH_ROUTE_TYPES.map((check) => routeTypes.then(() => runCheck(check))),
  ]);
  const passed = passes.filter(Boolean).length;
  return { passed, failed: passes.length - passed };
}

/** All but the slow ones (vitest.config.ts). */
async function runVitest(results: string): Promise<Tally> {
  const report = path.join(results, 'vitest.json');
  const ok = await run('vitest', vitestArguments(report, ['rules', 'endpoints']), {
    TMPDIR: results,
  });
  return honest(ok, await readVitest(report));
}

/** The slow tests, which mostly wait for processes and clocks. */
async function runSlow(results: string): Promise<Tally> {
  const report = path.join(results, 'slow.json');
  const ok = await run('vitest', vitestArguments(report, ['slow']));
  return honest(ok, await readVitest(report));
}

/** Components in a browser, without a server. */
async function runComponents(results: string): Promise<Tally> {
  const report = path.join(results, 'components.json');
  const ok = await run('vitest', vitestArguments(report, ['components']), {
    CHROMIUM: ensureChromium(),
  });
  return honest(ok, await readVitest(report));
}

const vitestArguments = (report: string, projects: string[]) => [
  'run',
  ...projects.map((project) => `--project=${project}`),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

async function readVitest(report: string): Promise<Tally> {
  const { numPassedTests = 0, numFailedTests = 0 } = await readReport(report);
  return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
}

async function runPlaywright(results: string): Promise<Tally> {
  const report = path.join(results, 'playwright.json');
  const ok = await run('playwright', ['test', '--reporter=line,json'], {
    CHROMIUM: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { stats = {} } = (await readReport(report)) as {
    stats?: { expected?: number; flaky?: number; unexpected?: number };
  };
  return honest(ok, {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
  });
}

/** A runner that failed, or ran no tests, counts as a failure whatever its report says. */
function honest(ok: boolean, { passed, failed }: Tally): Tally {
  const silent = failed === 0 && (!ok || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

async function runQuietly(
  command: string,
  args: string[],
): Promise<{ ok: boolean; output: string }> {
  const child = spawn(path.join('node_modules/.bin', command), args, {
    env: { ...process.env, TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { ok: code === 0, output };
}

async function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const child = spawn(path.join('node_modules/.bin', command), args, {
    env: { ...process.env, TZ: 'UTC', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'close');
  return code === 0;
}

await main();

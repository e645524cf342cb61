import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { NamedTest } from './plan.ts';
import { runToEnd } from './run-to-end.ts';
import { titlePattern } from './title-pattern.ts';

/** How tests ended. */
export interface Outcome {
  passed: NamedTest[];
  failed: NamedTest[];
  /** The end of what was printed, for when no test ran at all. */
  output: string;
}

interface Place {
  folder: string;
  /** The product's data, the same for every run. */
  dataDir: string;
  /** All of them, or until the first that fails. */
  all?: boolean;
}

/** Runs tests of rules and endpoints in the copy, by title. */
export async function runVitest(tests: NamedTest[], { folder }: Place): Promise<Outcome> {
  const report = path.join(folder, 'vitest.json');
  await rm(report, { force: true });
  const { output } = await runToEnd(
    'node_modules/.bin/vitest',
    [
      'run',
      ...filesOf(tests),
      `--testNamePattern=${patternOf(tests)}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: folder },
  );
  const { testResults = [] } = await readJson<VitestReport>(report);
  const ran = testResults.flatMap(({ name, assertionResults, status }) => {
    const file = path.relative(folder, name);
    // A file that could not be loaded has no tests, and failed as a whole.
    if (assertionResults.length === 0) return [{ file, title: file, status }];
    return assertionResults.map((each) => ({ file, title: each.fullName, status: each.status }));
  });
  return {
    passed: ran.filter(({ status }) => status === 'passed'),
    failed: ran.filter(({ status }) => status === 'failed'),
    output: output.slice(-2000),
  };
}

interface VitestReport {
  testResults?: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Runs journeys in the copy against what was built there, by title. */
export async function runPlaywright(
  tests: NamedTest[],
  { folder, dataDir, all = false }: Place,
): Promise<Outcome> {
  const report = path.join(folder, 'playwright.json');
  await rm(report, { force: true });
  const { output } = await runToEnd(
    'node_modules/.bin/playwright',
    [
      'test',
      ...filesOf(tests),
      `--grep=${patternOf(tests)}`,
      '--project=phone',
      '--project=desktop',
      '--reporter=json',
      ...(all ? [] : ['--max-failures=1']),
    ],
    { cwd: folder, env: { E2E_DATA_DIR: dataDir, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  const { suites = [] } = await readJson<PlaywrightReport>(report);
  const ran = suites.flatMap((suite) => testsOf(suite));
  return {
    passed: ran.filter(({ statuses }) => statuses.includes('expected')),
    failed: ran.filter(({ statuses }) => statuses.includes('unexpected')),
    output: output.slice(-2000),
  };
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string }[] }[];
}
interface PlaywrightReport {
  suites?: PlaywrightSuite[];
}

const testsOf = ({ file, specs, suites = [] }: PlaywrightSuite): Ran[] => [
  ...specs.map(({ title, tests }) => ({
    file: `e2e/${file}`,
    title,
    statuses: tests.map(({ status }) => status),
  })),
  ...suites.flatMap(testsOf),
];

/** In each shape of screen. */
type Ran = NamedTest & { statuses: string[] };

const filesOf = (tests: NamedTest[]) => [...new Set(tests.map(({ file }) => file))];
const patternOf = (tests: NamedTest[]) => tests.map(({ title }) => titlePattern(title)).join('|');

async function readJson<T>(file: string): Promise<Partial<T>> {
  return readFile(file, 'utf8').then(JSON.parse, () => ({}));
}

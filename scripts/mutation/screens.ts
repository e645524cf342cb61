import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CopyOfTree } from './screens/copy-of-tree.ts';
import { inGroups } from './screens/groups.ts';
import { type NamedTest, type PlannedRemoval, planRemovals } from './screens/plan.ts';
import { REMOVALS } from './screens/removals/index.ts';
import { type Outcome, runPlaywright, runVitest } from './screens/run-tests.ts';
import { titlePattern } from './screens/title-pattern.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

type Verdict = 'noticed' | 'missed' | 'broken';

interface Result {
  removal: PlannedRemoval;
  verdict: Verdict;
  /** The test that noticed, or what went wrong. */
  by: string;
}

/**
 * `npm run mutation:screens [-- --only words] [--quick] [--together]`: takes one part of a screen out at a time, builds, runs the
 * tests that docs/specification.md names for it, and says which parts nobody would miss. All of it in a copy. Ends
 * with 1 when something was not noticed. `--quick` trusts that the tests pass as long as nothing is taken out.
 * `--together` takes parts of up to seven different screens out at once: four times as quick, and what was noticed
 * may have been noticed for another's sake.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      together: { type: 'boolean', default: false },
    },
  });
  const planned = planRemovals(REMOVALS, read('docs/specification.md') ?? '', read).filter(
    ({ rule, without }) => !values.only || new RegExp(values.only, 'i').test(`${rule}: ${without}`),
  );
  // What is under way ends, and the copy goes.
  let isStopped = false;
  process.once('SIGINT', () => {
    isStopped = true;
  });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-mutation-data-'));
  const copy = await CopyOfTree.make(ROOT);
  try {
    if (!values.quick) await expectGreen(planned, copy, dataDir);
    const results: Result[] = [];
    for (const group of values.together ? inGroups(planned) : planned.map((each) => [each])) {
      if (isStopped) break;
      for (const result of await judge(group, copy, dataDir)) {
        results.push(result);
        say(`${SIGNS[result.verdict]} ${inWords(result)}`);
      }
    }
    process.exitCode = summarize(results) ? 1 : 0;
  } finally {
    await copy.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const SIGNS = { noticed: '✓', missed: '✗', broken: '?' } as const;

/** @throws when tests fail although nothing is taken out: they would seem to notice everything. */
async function expectGreen(
  planned: PlannedRemoval[],
  copy: CopyOfTree,
  dataDir: string,
): Promise<void> {
  say(`All is there: the tests of ${planned.length} parts must pass.`);
  await copy.build();
  const tests = planned.flatMap((removal) => removal.tests);
  const place = { folder: copy.folder, dataDir, all: true };
  for (const outcome of [
    await runPlaywright(tests.filter(isJourney), place),
    await runVitest(tests.filter(isOther), place),
  ]) {
    if (outcome.failed.length > 0 || outcome.passed.length === 0) {
      const failed = outcome.failed.map(({ file, title }) => `${file} › ${title}`);
      throw new Error(`Before anything is taken out:\n${failed.join('\n') || outcome.output}`);
    }
    say(`${outcome.passed.length} tests pass.`);
  }
}

/** Takes parts out, asks their tests, those without a browser first, and puts the parts back. */
async function judge(
  group: readonly PlannedRemoval[],
  copy: CopyOfTree,
  dataDir: string,
): Promise<Result[]> {
  const place = {
    folder: copy.folder,
    dataDir,
    all: group.length > 1,
  };
  const whole = new Map<string, string>();
  try {
    for (const { file, from, to = '' } of group) {
      const text = await copy.read(file);
      whole.set(file, text);
      await copy.write(
        file,
        text.replace(from, () => to),
      );
    }
    const others = group.flatMap(({ tests }) => tests.filter(isOther));
    const first = others.length > 0 ? await runVitest(others, place) : NOTHING_RAN;
    const left = group.filter((removal) => verdictOf(removal, first).verdict !== 'noticed');
    const journeys = left.flatMap(({ tests }) => tests.filter(isJourney));
    if (journeys.length === 0) return group.map((removal) => verdictOf(removal, first));
    await copy.build();
    const second = await runPlaywright(journeys, place);
    const both = {
      passed: [...first.passed, ...second.passed],
      failed: [...first.failed, ...second.failed],
      output: second.output,
    };
    return group.map((removal) => verdictOf(removal, both));
  } catch (error) {
    return group.map((removal) => ({ removal, verdict: 'broken', by: String(error) }));
  } finally {
    for (const [file, text] of whole) await copy.write(file, text);
  }
}

const NOTHING_RAN: Outcome = { passed: [], failed: [], output: '' };

/** What the tests of this part say. */
function verdictOf(removal: PlannedRemoval, { passed, failed, output }: Outcome): Result {
  const isOwn = ({ file, title }: NamedTest) =>
    removal.tests.some(
      (test) => test.file === file && new RegExp(titlePattern(test.title)).test(title),
    );
  const noticed = failed.find(isOwn);
  if (noticed) return { removal, verdict: 'noticed', by: noticed.title };
  return passed.some(isOwn)
    ? { removal, verdict: 'missed', by: '' }
    : { removal, verdict: 'broken', by: output };
}

/** @returns whether anything was missed or could not be judged. */
function summarize(results: Result[]): boolean {
  const of = (verdict: Verdict) => results.filter((result) => result.verdict === verdict);
  const noticed = of('noticed').length;
  const score = results.length > 0 ? Math.round((1000 * noticed) / results.length) / 10 : 0;
  say(`\n${noticed} of ${results.length} parts were missed by a test: ${score} %`);
  for (const result of [...of('missed'), ...of('broken')]) {
    say(`${SIGNS[result.verdict]} ${inWords(result)}`);
  }
  return noticed < results.length;
}

const inWords = ({ removal: { rule, without }, by }: Result) =>
  `${rule} | without ${without}${by && ` | ${by}`}`;

const isJourney = ({ file }: NamedTest) => file.startsWith('e2e/');
const isOther = (test: NamedTest) => !isJourney(test);

function read(file: string): string | undefined {
  const full = path.join(ROOT, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

await main();

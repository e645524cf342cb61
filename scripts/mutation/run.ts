import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { FEATURES, optionsOf, RULES } from './options.ts';
import { type Score, scoreOf } from './score.ts';

/** Fewer mutants noticed than this, in percent, and the run fails: a little under what was measured. */
const RULES_AT_LEAST = 88;
const USE_CASES_AT_LEAST = 80;

/**
 * `npm run mutation [-- rules | bookings …]`: changes rules and use cases one place at a time, and says which changes
 * no test noticed. Without a name all of them, which takes hours. What has not changed since the last run is not tried
 * again (reports/mutation/). Ends with 1 when a score is under its threshold.
 */
async function main(): Promise<void> {
  const names = process.argv.slice(2);
  const known: readonly string[] = ['rules', ...FEATURES];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: choose from ${known.join(', ')}.`);
  const isWanted = (name: string) => names.length === 0 || names.includes(name);

  const scores: [name: string, score: Score, atLeast: number][] = [];
  if (isWanted('rules')) {
    const results = await new Stryker(RULES).runMutationTest();
    scores.push(['rules', scoreOf(results), RULES_AT_LEAST]);
  }
  for (const feature of FEATURES.filter(isWanted)) {
    // vitest.endpoints.ts reads it.
    process.env.MUTATED_FEATURE = feature;
    const results: MutantResult[] = await new Stryker(optionsOf(feature)).runMutationTest();
    scores.push([feature, scoreOf(results), USE_CASES_AT_LEAST]);
  }
  for (const [name, { percent, noticed, total }, atLeast] of scores) {
    process.stdout.write(`${name}: ${percent} % (${noticed} of ${total}; at least ${atLeast} %)\n`);
    if (percent < atLeast) process.exitCode = 1;
  }
}

await main();

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deviationProblems } from './deviations.ts';
import { problemsOf } from './problems.ts';
import { saidTwice } from './said-twice.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TABLE = 'docs/specification.md';
const DEVIATIONS = 'docs/deviations.md';

/**
 * Part of `npm run check`: the table names an existing file and test for every rule, it agrees with the list of
 * deviations, and no sentence appears in two files.
 */
function main(): void {
  const problems = [
    ...problemsOf(read(TABLE) ?? '', read).map((problem) => `${TABLE}, ${problem}`),
    ...deviationProblems(read(DEVIATIONS) ?? '', read(TABLE) ?? '').map(
      (problem) => `${DEVIATIONS}: ${problem}`,
    ),
    ...saidTwice(productSources()).map((problem) => `${problem}: let it stand once, in domain`),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function productSources() {
  const paths = globSync('{domain,web,server}/**/*.{ts,tsx}', { cwd: ROOT });
  return paths
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .sort()
    .map((file) => ({ path: file, text: read(file) ?? '' }));
}

function read(file: string): string | undefined {
  const full = path.join(ROOT, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

main();

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deviationProblems } from './deviations.ts';
import { rowProblems, tagProblems } from './problems.ts';
import { writeTests } from './rows.ts';
import { saidTwice } from './said-twice.ts';
import { readTags } from './tags.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TABLE = 'docs/specification.md';
const DEVIATIONS = 'docs/deviations.md';

/**
 * Part of `npm run check`: every rule of the specification has an existing file and a tagged test, its table names
 * just those tests, it agrees with the list of deviations, and no sentence appears in two files.
 */
function main(): void {
  const table = read(TABLE) ?? '';
  const tags = readTags(ROOT);
  const problems = [
    ...rowProblems(table, tags, read).map((problem) => `${TABLE}, ${problem}`),
    ...tagProblems(table, tags),
    ...(writeTests(table, tags) === table
      ? []
      : [`${TABLE} does not name the tests as they are tagged: npm run specification`]),
    ...deviationProblems(read(DEVIATIONS) ?? '', table).map(
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

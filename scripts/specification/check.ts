import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { problemsOf } from './problems.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TABLE = 'docs/specification.md';

/** Part of `npm run check`: the table names a file and a test for every rule, and both are there. */
function main(): void {
  const problems = problemsOf(read(TABLE) ?? '', read);
  for (const problem of problems) console.error(`${TABLE}, ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function read(file: string): string | undefined {
  const full = path.join(ROOT, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

main();

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { problemsOf } from './problems.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files that a sentence may stand in; tests do not count. */
const SENTENCES = ['domain/**/*.ts', 'web/**/*.{ts,tsx}', 'server/**/*.ts'];

/** Part of `npm run check`: docs/specification.md names a file and a test for every rule, and both are there. */
function main(): void {
  const read = (file: string) => {
    const full = path.join(ROOT, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };
  const problems = problemsOf(read('docs/specification.md') ?? '', {
    read,
    all: () =>
      globSync(SENTENCES, { cwd: ROOT })
        .filter((file) => !file.includes('.test.'))
        .map((file) => read(file) ?? ''),
  });
  for (const problem of problems) console.error(`docs/specification.md, ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main();

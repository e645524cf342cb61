import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems.ts';

const FILES: Record<string, string> = {
  'domain/cars.ts': `const found = (n: number) => \`\${n} car(s) found\`; const no = { one: 'Couldn\\'t' };`,
  'e2e/cars.spec.ts': `test('cars are counted', run); test.describe(\`on a \${width}\`, run);
    test.each([['a'.repeat(3), 1]])('%s is %d', run);`,
};
const read = (path: string) => FILES[path];
const table = (...rows: string[]) =>
  ['| § | rule | file | test |', '|---|---|---|---|', ...rows].join('\n');

describe('the table of the specification', () => {
  it('is right when sentence, file and test are there', () => {
    const markdown = table(
      '| 2.15 | “{count} car(s) found” | `domain/cars.ts` | `e2e/cars.spec.ts › cars are counted` |',
      '| 2.15 | “Couldn’t” | domain/cars.ts | e2e/cars.spec.ts › on a {width}<br>e2e/cars.spec.ts › {text} is {length} |',
    );
    expect(problemsOf(markdown, read)).toEqual([]);
  });

  it.each([
    [
      'a sentence that none of its files has',
      '| 2.15 | “{n} cars found” | domain/cars.ts | e2e/cars.spec.ts › cars are counted |',
      'none of its files has “{n} cars found”',
    ],
    [
      'a file that is not there',
      '| 2.15 | a rule | domain/boats.ts | e2e/cars.spec.ts › cars are counted |',
      'no file domain/boats.ts',
    ],
    [
      'a test that is not there',
      '| 2.15 | a rule | domain/cars.ts | e2e/cars.spec.ts › boats are counted |',
      'no test “boats are counted” in e2e/cars.spec.ts',
    ],
    [
      'a test of a file that is not there',
      '| 2.15 | a rule | domain/cars.ts | e2e/boats.spec.ts › cars are counted |',
      'no test “cars are counted” in e2e/boats.spec.ts',
    ],
    ['a row without a test', '| 2.15 | a rule | domain/cars.ts | |', 'names no test'],
    [
      'a row without a file',
      '| 2.15 | a rule | | e2e/cars.spec.ts › cars are counted |',
      'names no file',
    ],
  ])('says %s', (_, row, problem) => {
    expect(problemsOf(table(row), read)).toEqual([`line 3: ${problem}`]);
  });

  it('says when there is no row at all', () => {
    expect(problemsOf(table(), read)).toEqual(['The table has no rows.']);
  });
});

import { describe, expect, it } from 'vitest';
import { rowProblems, tagProblems } from './problems.ts';

const FILES: Record<string, string> = {
  'domain/cars.ts': `const found = (n: number) => \`\${n} car(s) found\`; const no = { one: 'Couldn\\'t' };`,
};
const read = (path: string) => FILES[path];
const table = (...rows: string[]) =>
  ['| § | Rule | File | Test |', '|---|---|---|---|', ...rows].join('\n');
const tag = (rule: string, title?: string) => ({ rule, file: 'a.test.ts', line: 7, title });
const TAGS = [tag('2.15/1', 'cars are counted'), tag('2.15/2', 'so are boats'), tag('2.15/3')];

describe('the check of the specification’s rows', () => {
  it('accepts rows whose sentence, file and test exist', () => {
    const markdown = table(
      '| 2.15/1 | “{count} car(s) found” | `domain/cars.ts` | |',
      '| 2.15/2 | “Couldn’t” | domain/cars.ts<br>domain/cars.ts | |',
    );
    expect(rowProblems(markdown, TAGS, read)).toEqual([]);
  });

  it.each([
    [
      'a sentence that none of its files has',
      '| 2.15/1 | “{n} cars found” | domain/cars.ts | |',
      'none of its files has “{n} cars found”',
    ],
    [
      'a file that is not there',
      '| 2.15/1 | a rule | domain/boats.ts | |',
      'no file domain/boats.ts',
    ],
    ['a row without a file', '| 2.15/1 | a rule | | |', 'names no file'],
    [
      'a rule without a test',
      '| 2.15/4 | a rule | domain/cars.ts | a.test.ts › a |',
      'no test is tagged // §2.15/4',
    ],
    [
      'a rule whose tag has no test',
      '| 2.15/3 | a rule | domain/cars.ts | |',
      'no test is tagged // §2.15/3',
    ],
  ])('reports %s', (_, row, problem) => {
    expect(rowProblems(table(row), TAGS, read)).toEqual([`line 3: ${problem}`]);
  });

  it('reports a number that is missing or taken', () => {
    const row = '| 2.15/1 | a rule | domain/cars.ts | |';
    expect(rowProblems(table(row, row, row.replace('/1', '')), TAGS, read)).toEqual([
      'line 4: 2.15/1 is the number of another rule',
      'line 5: “2.15” is not the number of a rule, such as 2.12/7',
    ]);
  });

  it('reports a table without rows', () => {
    expect(rowProblems(table(), TAGS, read)).toEqual(['The table has no rows.']);
  });
});

it('reports a tag that names no rule or is not directly above a test', () => {
  const markdown = table(
    '| 2.15/1 | a rule | domain/cars.ts | |',
    '| 2.15/3 | a rule | domain/cars.ts | |',
  );
  expect(tagProblems(markdown, TAGS)).toEqual([
    'a.test.ts:7: the specification has no rule 2.15/2',
    'a.test.ts:7: §2.15/3 is not directly above a test',
  ]);
});

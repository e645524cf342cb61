import { expect, it } from 'vitest';
import { deviationProblems } from './deviations.ts';

const entry = (name: string) =>
  `## ${name}\n\n- **Rule:** §5: a rule.\n- **We:** do otherwise.\n- **Why:** a reason.\n- **Back:** a switch.\n`;
const row = (rule: string) => `| 5 | ${rule} | domain/a.ts | domain/a.test.ts › is so |`;
const link = (name: string) => `A rule ([deviation](deviations.md#${name}))`;

it('finds nothing where each entry is complete and has a row', () => {
  const table = [row(link('phone-numbers')), row(link('limits')), row(link('limits'))].join('\n');
  expect(deviationProblems(entry('phone-numbers') + entry('limits'), table)).toEqual([]);
});

it.each([
  [
    'an entry without a row',
    entry('limits'),
    row('A rule'),
    ['no row of the specification links to “limits”'],
  ],
  [
    'a row without an entry',
    entry('limits'),
    `${row(link('limits'))}\n${row(link('gone'))}`,
    ['line 2 of the specification: no entry “gone”'],
  ],
  [
    'an entry that does not say how to switch it back',
    entry('limits').replace('a switch.', ''),
    row(link('limits')),
    ['“limits” has no Back'],
  ],
  ['a file without entries', '# Deviations', row('A rule'), ['There are no entries.']],
])('reports %s', (_, deviations, table, problems) => {
  expect(deviationProblems(deviations, table)).toEqual(problems);
});

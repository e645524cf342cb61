import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inGroups } from './groups.ts';
import { type PlannedRemoval, planRemovals } from './plan.ts';
import type { Removal } from './removal.ts';
import { REMOVALS } from './removals/index.ts';
import { titlePattern } from './title-pattern.ts';

const MARKDOWN = `| § | Rule | File | Test |
|---|---|---|---|
| 2.1 | A footer | web/footer.tsx | e2e/frame.spec.ts › it is there<br>server/app.test.ts › it answers |
| 2.18 | A hero | web/hero.tsx | e2e/hero.spec.ts › it is there |`;
const FILES: Record<string, string> = { 'web/footer.tsx': '<A /><B />', 'domain/footer.ts': 'a' };
const plan = (removal: Partial<Removal>) =>
  planRemovals(
    [{ rule: '2.1 A footer', without: 'a', file: 'web/footer.tsx', from: '<A />', ...removal }],
    MARKDOWN,
    (file) => FILES[file],
  );

describe('what is to be taken out', () => {
  test('has the tests of its row that can see it', () => {
    const [inWeb] = plan({});
    expect(inWeb?.tests).toEqual([{ file: 'e2e/frame.spec.ts', title: 'it is there' }]);
    const [inDomain] = plan({ file: 'domain/footer.ts', from: 'a' });
    expect(inDomain?.tests).toHaveLength(2);
  });

  test.each([
    [{ rule: '2.1 A header' }, '0 rows begin with “2.1 A header”'],
    [{ rule: '2.1 A', from: '<C />' }, 'web/footer.tsx has 0 times, not once: <C />'],
    [{ from: ' />' }, 'web/footer.tsx has 2 times, not once:  />'],
    [{ rule: '2. ' }, '0 rows begin with “2. ”'],
    [{ file: 'web/gone.tsx' }, 'web/gone.tsx has 0 times'],
  ] as [Partial<Removal>, string][])('that is stale, %j, is said', (removal, message) => {
    expect(() => plan(removal)).toThrow(message);
  });
});

test('what is to be taken out of the screens is there, and has tests', () => {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const planned = planRemovals(REMOVALS, read('docs/specification.md') ?? '', read);
  expect(planned.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test.each([
  ['{path} is a 404 page', '/nowhere is a 404 page', true],
  ['a visitor’s click (on a card)', "a visitor's click (on a card)", true],
  ['the rating is 4.5', 'the rating is 405', false],
])('the title %s finds “%s”: %s', (title, name, finds) => {
  expect(new RegExp(titlePattern(title)).test(name)).toBe(finds);
});

test('what is taken out together is of different screens, files and tests', () => {
  const part = (section: string, file: string, spec: string): PlannedRemoval => ({
    rule: `${section} a rule`,
    without: file,
    file,
    from: '',
    tests: [{ file: spec, title: '' }],
  });
  const groups = inGroups([
    part('1', 'a', 'A'),
    part('1', 'b', 'B'),
    part('2', 'a', 'C'),
    part('3', 'c', 'A'),
    part('4', 'd', 'D'),
  ]);
  const names = groups.map((group) => group.map(({ rule, file }) => rule.charAt(0) + file));
  expect(names).toEqual([
    ['1a', '4d'],
    ['1b', '2a', '3c'],
  ]);
  const many = Array.from({ length: 8 }, (_, n) => part(`${n}`, `${n}`, `${n}`));
  expect(inGroups(many).map(({ length }) => length)).toEqual([7, 1]);
});

import { expect, test } from 'vitest';
import { writeTests } from './rows.ts';
import { tagsIn } from './tags.ts';

/** Rules and titles of a file's tags. */
const tagged = (text: string) =>
  tagsIn({ path: 'a.test.ts', text }).map(({ rule, title }) => [rule, title]);

test('reads from the tags above a test where it is and what it proves', () => {
  const text = `import { test } from 'vitest';
describe('cars', () => {
  // Why this is tested.
  // §2.1/7, §2.12/31,
  // §3/1
  test('are counted', run);
});`;
  const found = { file: 'domain/cars.test.ts', title: 'are counted' };
  expect(tagsIn({ path: found.file, text })).toEqual([
    { ...found, rule: '2.1/7', line: 4 },
    { ...found, rule: '2.12/31', line: 4 },
    { ...found, rule: '3/1', line: 5 },
  ]);
});

test.each([
  ['test("it’s one", run);', 'it’s one'],
  ["describe('cars', () => {});", 'cars'],
  ["test.describe.serial('cars', run);", 'cars'],
  ["test.skipIf(windows)('is killed', run);", 'is killed'],
  ["test('is slow', { timeout: 9 }, () => {});", 'is slow'],
  [`it(\`opens \${path} on a \${size.width}\`, run);`, 'opens {path} on a {case}'],
  ["it.each([\n  ['a', 1],\n])('%s is %d', (_text, n) => {});", '{text} is {n}'],
  ["it.each([['a', 1]])('%s is %d', ([text]) => {});", '{case} is {case}'],
  ["it.each([{ path: '/' }])('opens $path', ({ path }) => {});", 'opens {path}'],
])('reads from %s the title “%s”', (call, title) => {
  expect(tagged(`// §1/1\n${call}`)).toEqual([['1/1', title]]);
});

test.each([
  ['over something else', "// §1/1\nconst a = 1;\ntest('a', run);"],
  ['a line too far up', "// §1/1\n\ntest('a', run);"],
  ['above another comment', "// §1/1\n// Why.\ntest('a', run);"],
])('finds no test for a tag %s', (_, text) => {
  expect(tagged(text)).toEqual([['1/1', undefined]]);
});

test('ignores what only looks like a tag', () => {
  const text = "// §5 says so.\ntest('a', run);\nconst b = `\n// §1/1\ntest('b', run);`;";
  expect(tagged(text)).toEqual([]);
});

test('rewrites only the last cells, with each test once in the order of the tags', () => {
  const markdown = [
    '# §1 Cars | and more',
    '| § | Rule | File | Test |',
    '|---|---|---|---|',
    '|  1/1 | a rule | a.ts<br>b.ts | old.test.ts › gone |',
    '| 1/2 | another | a.ts | a.test.ts › b |',
    '| 1/3 | a third | a.ts | |',
    '',
  ].join('\n');
  const tag = (rule: string, title?: string) => ({ rule, file: 'a.test.ts', line: 1, title });
  const tags = [tag('1/1', 'b'), tag('1/3', 'costs $&| more'), tag('1/1', 'a'), tag('1/1', 'b')];
  expect(writeTests(markdown, [...tags, tag('1/2')])).toBe(
    markdown
      .replace('old.test.ts › gone', 'a.test.ts › b<br>a.test.ts › a')
      .replace('| a.test.ts › b |\n| 1/3', '|  |\n| 1/3')
      .replace('| |', () => '| a.test.ts › costs $&&#124; more |'),
  );
});

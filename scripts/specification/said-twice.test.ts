import { expect, it } from 'vitest';
import { saidTwice } from './said-twice.ts';

const SENTENCE = "export const failed = 'Please write a message.';";

it('names a sentence that appears in two files, with both places', () => {
  const sources = [
    { path: 'domain/a.ts', text: `// first\n${SENTENCE}` },
    { path: 'web/b.tsx', text: 'export const B = () => <p>\n  Please write\n  a message.\n</p>;' },
    { path: 'web/c.tsx', text: 'export const C = () => <p>Please read a message.</p>;' },
  ];
  expect(saidTwice(sources)).toEqual([
    '“Please write a message.” stands in domain/a.ts:2 and web/b.tsx:1',
  ]);
});

it.each([
  ['a question', "f('Do you want this?')"],
  ['a sentence with a value in it', `f(\`You can cancel until \${day}.\`)`],
  ['a sentence that begins with a value', `f(\`\${name} is sent when you save.\`)`],
  ['one in an attribute', '<Field help="Please write a message." />'],
  ['a long label', "f('Homes, stays and cars across Ghana')"],
])('finds %s', (_, text) => {
  expect(saidTwice(['web/a.tsx', 'web/b.tsx'].map((path) => ({ path, text })))).toHaveLength(1);
});

it.each([
  ['a short label', "f('Cancel the booking')"],
  ['class names', '<p className="flex flex-wrap items-center gap-4" />'],
  ['a line of the log', "log.warn('the database has too much to do')"],
  ['a drawing', '<path d="M13.875 29H3V3h26v26H18.125M12.5 3v6M19.5 3v6M3 12.5h6" />'],
  ['a comment', '// Please write a message.'],
])('leaves %s alone', (_, text) => {
  expect(saidTwice(['web/a.tsx', 'web/b.tsx'].map((path) => ({ path, text })))).toEqual([]);
});

it('allows one file to say a sentence twice', () => {
  expect(
    saidTwice([{ path: 'domain/a.ts', text: `${SENTENCE}\nf('Please write a message.');` }]),
  ).toEqual([]);
});

import { expect, test } from 'vitest';
import { findRuledOut, quotedSentences, wordsRuledOut } from './ruled-out.ts';

const GLOSSARY = `
| word we use | what it means | not |
|---|---|---|
| email address | where emails go | mail address, mail addresses |
| comment | a text below a listing | – |
| details | what a listing says | facts |
`;

test('reads the ruled-out words from the last column of the glossary', () => {
  expect(wordsRuledOut(GLOSSARY)).toEqual(['mail address', 'mail addresses', 'facts']);
});

const found = (source: string, quoted: ReadonlySet<string> = new Set()) =>
  findRuledOut(source, wordsRuledOut(GLOSSARY), quoted).map(({ word }) => word);

test.each([
  ["const a = { taken: 'This mail address is taken.' };", ['mail address']],
  ['const a = (name: string) => `$' + '{name} has no facts.`;', ['facts']],
  ['<p>Mail addresses are kept.</p>', ['mail addresses']],
  ['<p title="Facts of a car">Car</p>', ['facts']],
])('finds ruled-out words in %s', (source, words) => {
  expect(found(source)).toEqual(words);
});

test.each([
  "import { facts } from './facts.ts';",
  "const name = 'facts';",
  '// A mail address is taken.\nconst a = 1;',
  "const a = 'Artefacts';",
])('finds nothing in %s, which nobody reads', (source) => {
  expect(found(source)).toEqual([]);
});

test('leaves sentences quoted from the specification alone', () => {
  const quoted = quotedSentences('| 1 | It says “All facts of a car.” |');
  expect(found("const a = 'All facts of a car.';", quoted)).toEqual([]);
});

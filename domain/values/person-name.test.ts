import { expect, test } from 'vitest';
import { hasPageAddress, isMixedName, personNameProblem } from './person-name.ts';

test.each([
  'Ama',
  'Nana Yaw Owusu-Ansah Jr.',
  'J. B. Danquah',
  'A.K. Boateng',
  'A.K.Boateng',
  "Kofi O'Brien, Ph.D",
  'Ɛsi Kɔkɔɔ',
  'St. John',
  'Mensah & Sons Ltd.',
  'K/A Owusu',
  '李小龍',
])('%s is a name', (name) => {
  expect(hasPageAddress(name)).toBe(false);
});

// §5/39
test.each([
  'evil.com',
  'Free rooms at evil.com/x',
  'EVIL.COM',
  'http://evil',
  'hxxps://evil/',
  'www.evil',
  'Ama x.com',
  'go t.co',
  'sub.evil.co.uk',
  'evil.photography/x',
  'evil.рф',
  'evil。com',
  'evil．com',
  'evil.\u200bcom',
  'ｅｖｉｌ.ｃｏｍ',
  'ama@evil.com',
  'Dr.Ama',
  'www2.evil',
  'x.yz/',
])('%s contains a web address', (name) => {
  expect(hasPageAddress(name)).toBe(true);
});

// §5/39
test('a name has at most 60 characters', () => {
  expect(personNameProblem('x'.repeat(60))).toBeUndefined();
  expect(personNameProblem(` ${'x'.repeat(60)} `)).toBeUndefined();
  expect(personNameProblem('x'.repeat(61))).toBe('Please use 60 characters or fewer.');
});

test.each([
  ['Ama Mensah', false],
  ['Ɛsi Kɔkɔɔ', false],
  ['Nǃnoo', false],
  ['Иван Петров', false],
  ['李小龍', false],
  ['Éfua Nkrumah-Odœ', false],
  // The first letter is Cyrillic, the omicron Greek.
  ['\u0415fie', true],
  ['K\u03bffi', true],
  ['Ama\u202e troppuS', true],
  ['Ama\u200b', true],
  ['\u2066Kofi', true],
])('%j has hidden characters or mixed alphabets: %s', (name, isMixed) => {
  expect(isMixedName(name)).toBe(isMixed);
});

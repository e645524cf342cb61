import { expect, test } from 'vitest';
import { hasLink } from './links.ts';

test.each([
  ['Pay here: https://pay.example/x', true],
  ['see www.cheap-rooms.tk', true],
  ['bit.ly/abc', true],
  ['Look at efie-pay.com.', true],
  ['efie-pay\u200b.com', true],
  ['ｅｆｉｅ-pay．com', true],
  ['Call me at 0244.123.456', false],
  ['Yes.Come at 10.30', false],
  ['It costs 1.250 cedi a night. OK?', false],
  ['A.K. Boateng', false],
])('“%s” contains a link: %s', (text, has) => {
  expect(hasLink(text)).toBe(has);
});

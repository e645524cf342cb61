import { expect, test } from 'vitest';
import { quarterMeant } from './quarter.ts';

test.each([
  ['Madina', 'Madina'],
  ['east-legon', 'East Legon'],
  ['East Legon', 'East Legon'],
  ['2 bedroom apartment in madina', 'Madina'],
  ['2 bed madina, accra', 'Madina'],
  ['Kasoa', 'Kasoa'],
  ['5.67,-0.166', 'Madina'],
])('“%s” means %s', (text, name) => {
  expect(quarterMeant(text)?.name).toBe(name);
});

test.each([
  ['a city', 'Accra'],
  ['a landmark', 'accra-mall'],
  ['near a landmark', '2 bed near accra mall'],
  ['two quarters', 'madina or osu'],
  ['nothing known', 'atlantis'],
  ['no place', '2 bedrooms with pool'],
  ['the sea', '4.6,-0.1'],
  ['a country abroad', '51.5,-0.12'],
])('%s is no quarter: “%s”', (_, text) => {
  expect(quarterMeant(text)).toBeUndefined();
});

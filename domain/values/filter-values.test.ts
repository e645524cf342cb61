import { expect, test } from 'vitest';
import { joinValues, splitValues } from './filter-values.ts';

test.each([
  ['Volta', ['Volta']],
  ['Volta,Ashanti', ['Volta', 'Ashanti']],
  [' Volta,,Volta ', ['Volta']],
  ['Osu, Accra', ['Osu, Accra']],
  ['Osu, Accra,Tema', ['Osu, Accra', 'Tema']],
  ['Osu\\,Accra,Tema', ['Osu,Accra', 'Tema']],
  [',', [',']],
  [' ', []],
])('"%s" is split into the values %j', (text, values) => {
  expect(splitValues(text)).toEqual(values);
});

test('joined values are split again as they were', () => {
  const values = ['Osu,Accra', 'Osu, Accra', 'Tema,', 'Ho'];
  expect(splitValues(joinValues(values))).toEqual(values);
});

import { describe, expect, test } from 'vitest';
import { searchDocument } from './search-document.ts';
import { hasWords, readSearch } from './search-words.ts';

describe('a search is read as words', () => {
  test.each([
    ['self contained', ['self', 'contained'], []],
    ['Self-Contained', ['Self', 'Contained'], []],
    ['two–bedroom', ['bedroom'], ['2']],
    ['2bedroom', ['bedroom'], ['2']],
    ['corolla 2015', ['corolla'], ['2015']],
    ['320i 4x4', ['320i', '4x4'], []],
    ['houses properties villas boxes', ['hous', 'propert', 'villa', 'box'], []],
    ['bus Accra ties', ['bus', 'Accra', 'tie'], []],
    ['Osu, Accra.', ['Osu', 'Accra'], []],
    ['a apartment A', ['apartment'], []],
    ['4,500', ['4,500'], []],
    ['100%', ['100%'], []],
    ['- -', ['- -'], []],
    ['“', ['“'], []],
  ])('%j', (text, letters, numbers) => {
    expect(readSearch(text)).toEqual({ text, letters, numbers });
  });
});

const DOCUMENT = searchDocument([
  'Self-contained 2BR at Labadi',
  'Three rooms, twelve minutes from the beach; A/C & TV. Plot 12b.',
]);

describe('every word must be there', () => {
  test.each([
    ['labadi self contained', true],
    ['selfcontained', true],
    ['2 br', true],
    ['two labadi', true],
    ['3 room', true],
    ['12 beaches', true],
    ['b at l', true],
    ['12b. ', true],
    ['2 rooms', true],
    ['5 room', false],
    ['1 room', false],
    ['labadi kumasi', false],
    ['l_b', false],
    ['%', false],
  ])('%j', (text, there) => {
    expect(hasWords(DOCUMENT, readSearch(text))).toBe(there);
  });

  test('a number that was typed in part is found where the very text stands', () => {
    expect(hasWords(searchDocument(['Corolla 2015']), readSearch('corolla 20'))).toBe(true);
    expect(hasWords(searchDocument(['Block 12 bedrooms']), readSearch('2 bed'))).toBe(true);
    expect(hasWords(searchDocument(['Bed 12']), readSearch('2 bed'))).toBe(false);
  });
});

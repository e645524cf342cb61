import { describe, expect, test } from 'vitest';
import { readAsked } from './asked.ts';
import { attributeBy } from './attributes.ts';
import { subtypesBy } from './categories.ts';
import { completionsOf } from './completions.ts';
import { filtersFor, listsToSuggest } from './searches.ts';
import { typedWords } from './typed-words.ts';

const now = new Date('2026-11-28T08:00:00Z');
const texts = (typed: string) => completionsOf(typed).map(({ text }) => text);
const asked = (typed: string) =>
  completionsOf(typed).flatMap((completion) => readAsked(completion, now));

describe('a text that is being typed', () => {
  // §2.3/27
  test.each([
    ['2', ['2 bedrooms', '2']],
    ['2 be', ['2 bedrooms', '2 be', '2 Bekwai', '2 Begoro']],
    ['3 bat', ['3 bathrooms', '3 bat', '3 Baatsona']],
    ['hotel kum', ['hotel kum', 'hotel Kumasi', 'hotel Adum']],
    ['near knus', ['near knus', 'near KNUST']],
    ['lapaz', ['lapaz']],
    ['legon camp', ['legon camp', 'University of Ghana']],
    ['ku', ['ku']],
    ['corolla 20', ['corolla']],
    [
      'under 3',
      ['under 3000 a month', 'under 300000 for sale', 'under 300 a night', 'under 300000'],
    ],
    ['hotel under 2.5', ['hotel under 250 a night']],
    ['land for sale below 1.5', ['land for sale below 1500000 for sale']],
    ['corolla under 80', ['corolla under 80000']],
    ['under 3000', ['under 3000']],
    ['', ['']],
  ])('%j may become %j', (typed, becomes) => {
    expect(texts(typed)).toEqual(becomes);
  });
});

describe('what is asked for', () => {
  // §2.3/27
  test.each([
    ['abeg 2bdrm near knust under 3k', { minBedrooms: '2', maxPrice: '3000' }, 'knust'],
    ['3 bedroom house with borehole in tema', { minBedrooms: '3', water: 'borehole' }, 'tema'],
    ['cheap furnished flat osu', { furnished: 'partly,fully', sort: 'price-asc' }, 'osu'],
    ['apartment with poo', { pool: 'yes' }, undefined],
    ['chamb', { search: 'chamber and hall' }, undefined],
    ['chamber and hall madina', { search: 'chamber and hall' }, 'madina'],
    [
      'toyota 2014 to 2016 automatic',
      { minYear: '2014', maxYear: '2016', transmission: 'Automatic' },
      undefined,
    ],
  ])('by “%s” is %j', (typed, filters, place) => {
    const [first] = asked(typed);
    expect(filtersFor(first?.parts ?? [])).toEqual(filters);
    expect(first?.place?.slug).toBe(place);
  });

  test.each([
    'apartment with unicorns',
    'chamber unicorn',
    'hotel kumasi tonight',
    'kotei or ayeduase apartment',
    '70x100 land',
  ])('by “%s” is nothing that filters can say', (typed) => {
    expect(asked(typed).filter(({ kind }) => kind === 'property')).toEqual([]);
  });

  test('is of either kind where nothing says which', () => {
    expect(asked('under 50k').map(({ kind }) => kind)).toEqual(['property', 'car']);
    expect(asked('apartment under 50k').map(({ kind }) => kind)).toEqual(['property']);
    expect(asked('corolla under 50k')).toMatchObject([{ kind: 'car', words: ['corolla'] }]);
  });
});

test.each([
  ['house', ['Houses', 'Houses For Sale']],
  ['flat', ['Furnished Apartments', 'Apartments', 'Condos']],
  ['furnished apartment', ['Furnished Apartments']],
  ['zebra', []],
])('“%s” names the categories %j', (typed, subtypes) => {
  expect(subtypesBy(typedWords(typed), false)).toEqual(subtypes);
});

test.each([
  ['property', 'bore', true, 'Water: Borehole'],
  ['property', 'bore', false, undefined],
  ['property', 'genset', false, 'Light: Generator'],
  ['property', 'swimming pool', false, 'Swimming pool'],
  ['property', 'a', true, undefined],
  ['car', 'duty paid', false, 'Import duty: Paid'],
  ['car', 'sedan', false, 'Saloon'],
  ['car', 'car', false, undefined],
] as const)('of a %s “%s” is an attribute', (kind, typed, mayBegin, label) => {
  expect(attributeBy(kind, typedWords(typed), mayBegin)?.label).toBe(label);
});

test('lists are suggested with the family that was asked for first, then the fullest', () => {
  const found = [
    { subtype: 'Houses', found: 3 },
    { subtype: 'Apartments', found: 5 },
    { subtype: 'Hotels', found: 9 },
  ] as const;
  const titles = (types: readonly ['PropertyRentals'] | [], subtypes: readonly ['Houses'] | []) =>
    listsToSuggest({ types, subtypes }, found).map(
      ({ family, found: of }) => `${family.title} ${of}`,
    );
  expect(titles(['PropertyRentals'], [])).toEqual([
    'Property Rentals 8',
    'Hotels 9',
    'Apartments 5',
    'Houses 3',
  ]);
  expect(titles([], ['Houses'])).toEqual(['Houses 3']);
});

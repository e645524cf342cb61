import { describe, expect, test } from 'vitest';
import type { ListingKind } from '../../listing-kinds.ts';
import { closeMatches } from './close-matches.ts';
import { readSentence } from './read-sentence.ts';

/** A Saturday. */
const now = new Date('2026-11-28T08:00:00Z');
const read = (text: string, list: ListingKind = 'property') => readSentence(text, { list, now });
const words = (text: string, list?: ListingKind) =>
  read(text, list).words.terms.map(({ typed }) => typed);

describe('a sentence', () => {
  // §5/65
  test.each<[text: string, filters: Record<string, string>, words: string[]]>([
    ['2 bedroom to rent in madina', { propertyType: 'PropertyRentals' }, ['2 bedroom', 'madina']],
    ['house for sale kasoa', { propertyType: 'PropertySales' }, ['house', 'kasoa']],
    ['abeg i dey find chamber and hall for teshie', {}, ['chamber hall', 'teshie']],
    ['mepa wo kyew me pɛ dan wɔ bantama', {}, ['room', 'bantama']],
    ['asaase kasoa', {}, ['land', 'kasoa']],
    ['🏠 for rent in tema', { propertyType: 'PropertyRentals' }, ['house', 'tema']],
    ['kotei or ayeduase room', {}, ['kotei ayeduase', 'room']],
    ['house koforidua, accra', {}, ['house', 'koforidua accra']],
    ['hotel osu accra', { propertyType: 'Short-Stay' }, ['hotel', 'osu']],
    ['70 by 100 land', {}, ['70 by 100', 'land']],
  ])('“%s” asks for %j', (text, filters, left) => {
    expect(read(text).filters).toEqual(filters);
    expect(words(text)).toEqual(left);
  });

  test.each<[text: string, filters: Record<string, string>]>([
    ['toyota corolla 2014', { minYear: '2014', maxYear: '2014' }],
    ['corolla 2012 to 2016 under 150k', { minYear: '2012', maxYear: '2016', maxPrice: '150000' }],
    ['honda civic 2016 upwards', { minYear: '2016' }],
    [
      'used suv less than 90,000 km budget 200 to 250 thousand',
      { maxMileage: '90000', minPrice: '200000', maxPrice: '250000' },
    ],
    ['car between 80k and 100k', { minPrice: '80000', maxPrice: '100000' }],
  ])('about a car, “%s” asks for %j', (text, filters) => {
    expect(read(text)).toMatchObject({ kind: 'car', filters });
  });

  test.each<[text: string, kind: ListingKind | undefined]>([
    ['vitz', 'car'],
    ['need small truck', 'car'],
    ['warehouse tema', 'property'],
    ['2bdrm', 'property'],
    ['madina', undefined],
  ])('“%s” is about %s', (text, kind) => {
    expect(read(text).kind).toBe(kind);
  });

  test.each([
    ['good morning please i need an apartment', 'property'],
    ['self contain with a spark of style', 'property'],
    ['ford focus', 'car'],
    ['kia morning', 'car'],
    ['rio', 'car'],
  ])('“%s” is about a %s', (text, kind) => {
    expect(read(text).kind).toBe(kind);
  });

  test('without any meaning is searched for as it stands', () => {
    for (const text of ['%', 'for', '🏡', 'ɛ']) {
      const { filters, words: as } = read(text);
      expect(filters).toEqual({});
      expect(as.terms.length).toBeGreaterThan(0);
    }
  });

  test('keeps its words where accents are typed as characters of their own', () => {
    expect(words('cafe\u0301 osu')).toEqual(['café', 'osu']);
  });

  test.each([
    'x'.repeat(10_000),
    'a '.repeat(5_000),
    '1'.repeat(200),
    '- '.repeat(300),
    '日本 アパート',
    '💥',
  ])('that makes no sense is read all the same: %#', (text) => {
    expect(read(text).words.text).toBe(text);
  });
});

describe('a price', () => {
  test.each<[text: string, filters: Record<string, string>]>([
    ['2 bedroom under 3000', { maxPrice: '3000', propertyType: 'PropertyRentals,PropertySales' }],
    ['apartment 3k a month', { maxPrice: '3000', propertyType: 'PropertyRentals' }],
    ['airbnb under 700 a night', { maxPrice: '700', propertyType: 'Short-Stay' }],
    ['house for sale 1.5m', { maxPrice: '1500000', propertyType: 'PropertySales' }],
    ['rent 24,000 cedis a year', { maxPrice: '2000', propertyType: 'PropertyRentals' }],
    [
      'shop ₵2000-4000',
      { minPrice: '2000', maxPrice: '4000', propertyType: 'PropertyRentals,PropertySales' },
    ],
    ['house above 5m', { minPrice: '5000000', propertyType: 'PropertyRentals,PropertySales' }],
  ])('in “%s” is %j', (text, filters) => {
    expect(read(text).filters).toEqual(filters);
  });

  test.each(['24 hour security', '3 acres land', 'community 25', '5 mins from the junction'])(
    'is not read into “%s”',
    (text) => {
      expect(read(text).filters).toEqual({});
    },
  );

  test('that shall be low puts the cheapest first', () => {
    expect(read('cheap single room').sort).toBe('price-asc');
    expect(words('cheap single room')).toEqual(['single', 'room']);
  });
});

describe('rooms', () => {
  test.each([
    '2 bedroom',
    '2bdrm',
    '2 BR',
    '2-bedroom',
    'two bed',
    '2 b/r',
    '2 bed rooms',
    '2bedrm',
  ])('written as “%s” are two bedrooms, as the detail or in words', (text) => {
    const [term] = read(text).words.terms;
    expect(term?.facts).toEqual(['bedrooms=2']);
    expect(term?.instead).toEqual(expect.arrayContaining(['2bedroom', 'two bedrm', '2b/r']));
  });

  test('may be at least so many', () => {
    expect(read('at least 4 bedrooms').words.terms[0]?.facts).toEqual(
      expect.arrayContaining(['bedrooms=4', 'bedrooms=7']),
    );
    expect(read('3+ bedrooms').words.terms[0]?.facts).not.toContain('bedrooms=2');
  });
});

describe('nights', () => {
  test.each<[text: string, from: string, to: string]>([
    ['hotel kumasi tonight', '2026-11-28', '2026-11-29'],
    ['airbnb osu 24-27 dec', '2026-12-24', '2026-12-27'],
    ['short stay december 20 to 27', '2026-12-20', '2026-12-27'],
    ['short stay accra from 22 dec to 2 jan', '2026-12-22', '2027-01-02'],
    ['hotel tomorrow for 3 nights', '2026-11-29', '2026-12-02'],
  ])('in “%s” are %s to %s', (text, from, to) => {
    expect(read(text).filters).toEqual({ propertyType: 'Short-Stay', from, to });
  });

  test.each([
    'apartment 24/7 security',
    'sun city apartments',
    'house available today',
    'flat available from 1 december',
    'room 5 mins from circle',
  ])('are not read into “%s”', (text) => {
    expect(read(text).filters).toEqual({});
  });

  test('are not read into what is for sale, or into a car', () => {
    expect(read('house for sale 24-27 dec').filters).not.toHaveProperty('from');
    expect(read('corolla tomorrow').filters).not.toHaveProperty('from');
  });
});

describe('what nearly fits', () => {
  const close = (text: string) => {
    const sentence = read(text);
    return closeMatches(sentence, new Set()).map(({ leftOut }) => leftOut);
  };

  test('gives up wishes first, then price, rooms and place, never the thing itself', () => {
    expect(close('2 bedroom apartment osu with pool to rent under 3000')).toEqual([
      ['pool'],
      ['pool', 'Up to ₵3,000'],
      ['pool', 'Up to ₵3,000', '2 bedroom'],
      ['pool', 'Up to ₵3,000', '2 bedroom', 'osu'],
    ]);
  });

  test('is nothing for a single word', () => {
    expect(close('zzzz')).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { factsOf } from '#domain/facts/fact.ts';
import { factTexts, readFact } from '#domain/facts/read-fact.ts';
import { cardFacts, FACTS_ON_CARD } from '#domain/facts/say-fact.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { SUBTYPES } from '#domain/properties/property.ts';
import { UploadPropertyBody } from '#domain/properties/schema.ts';
import { REGIONS } from '#domain/values/ghana.ts';
import { DEMO_PEOPLE, demoPerson } from '../people.ts';
import { SUSPICIOUS_LISTING } from '../suspicious.ts';
import { count, median, repeated } from '../tally.ts';
import type { DemoProperty } from '../types.ts';
import { DEMO_PROPERTIES } from './index.ts';

const HOMES: readonly string[] = ['Apartments', 'Condos', 'Houses', 'Duplex'];
// Cards of the home page that people see together.
const PAGE = 6;

const homeRents = DEMO_PROPERTIES.filter((property) => HOMES.includes(subtype(property)));

function subtype({ shortStayType, rentalType, saleType }: DemoProperty) {
  return shortStayType ?? rentalType ?? saleType;
}

/** The facts on its card. */
function onCard(property: DemoProperty): string[] {
  return cardFacts(PROPERTY_FACTS, subtype(property), property.facts ?? {});
}

/** The number before '-bedroom' in a name. */
const BEDROOMS_IN_NAME: Readonly<Record<string, number>> = {
  One: 1,
  Two: 2,
  Three: 3,
  Four: 4,
  Five: 5,
  Six: 6,
};

describe('kinds and places', () => {
  test('there are at least 60 properties, and at least four of each subtype', () => {
    const subtypes = DEMO_PROPERTIES.map(subtype);
    expect(DEMO_PROPERTIES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(subtypes)).toEqual(new Set(SUBTYPES));
    for (const name of SUBTYPES) expect(count(subtypes, name), name).toBeGreaterThanOrEqual(4);
  });

  test('all sixteen regions appear at least twice, Greater Accra and Ashanti most often', () => {
    const regions = DEMO_PROPERTIES.map(({ region }) => region);
    const counts = REGIONS.map((region) => ({ region, listings: count(regions, region) }));
    expect(counts.filter((entry) => entry.listings < 2)).toEqual([]);
    const [most, second] = counts.toSorted((a, b) => b.listings - a.listings);
    expect([most?.region, second?.region]).toEqual(['Greater Accra', 'Ashanti']);
  });

  test('land, and nothing else, is virgin land', () => {
    for (const { condition, saleType, name } of DEMO_PROPERTIES) {
      expect(condition === 'Virgin Land', name).toBe(saleType === 'Land');
    }
  });

  test('most are available, only rentals are rented and only sales are sold', () => {
    const closed = DEMO_PROPERTIES.filter(({ status }) => status && status !== 'available');
    expect(closed.length).toBeGreaterThan(2);
    expect(closed.length).toBeLessThan(DEMO_PROPERTIES.length / 4);
    for (const { status, propertyType, name } of closed) {
      expect(propertyType, name).toBe(status === 'sold' ? 'PropertySales' : 'PropertyRentals');
    }
  });

  test('listings on one page of the home page have different covers', () => {
    const covers = DEMO_PROPERTIES.map(({ pictures }) => pictures[0]);
    const near = covers.filter((cover, at) => covers.slice(at + 1, at + PAGE).includes(cover));
    expect(near).toEqual([]);
  });
});

describe('uploads', () => {
  test('the upload form accepts every property as it is', () => {
    for (const property of DEMO_PROPERTIES) {
      expect(UploadPropertyBody.safeParse(property).error, property.name).toBeUndefined();
    }
  });

  test('every lister is an Agent or a Property Owner, and each of them lists something', () => {
    const listed = [...DEMO_PROPERTIES, SUSPICIOUS_LISTING];
    const listers = new Set<string>(listed.map(({ lister }) => lister));
    const allowed = DEMO_PEOPLE.filter(({ role }) => role === 'Agent' || role === 'Property Owner');
    expect(listers).toEqual(new Set(allowed.map(({ key }) => key)));
  });
});

describe('details', () => {
  test('every card shows at least one, and most show as many as there is room for', () => {
    expect(DEMO_PROPERTIES.filter((each) => onCard(each).length === 0)).toEqual([]);
    const full = DEMO_PROPERTIES.filter((each) => onCard(each).length === FACTS_ON_CARD);
    expect(full.length).toBeGreaterThan(DEMO_PROPERTIES.length * 0.75);
  });

  test('each is one that its subtype can have', () => {
    for (const property of DEMO_PROPERTIES) {
      const names = factsOf(PROPERTY_FACTS, subtype(property)).map(([name]) => name);
      expect(names, property.name).toEqual(
        expect.arrayContaining(Object.keys(property.facts ?? {})),
      );
    }
  });

  test('each is read back unchanged from the form', () => {
    for (const { name, facts = {} } of DEMO_PROPERTIES) {
      const texts = factTexts(PROPERTY_FACTS, facts);
      for (const [fact, value] of Object.entries(facts) as [keyof typeof facts, unknown][]) {
        const read = readFact(PROPERTY_FACTS[fact], texts[fact]);
        expect(read, `${fact} of ${name}`).toEqual({ ok: true, value });
      }
    }
  });

  test('a name that gives a number of bedrooms is right', () => {
    for (const { name, facts } of DEMO_PROPERTIES) {
      const [, number = ''] = /^(?:Furnished )?(\w+)-bedroom/i.exec(name) ?? [];
      const bedrooms = BEDROOMS_IN_NAME[number];
      if (bedrooms) expect(facts?.bedrooms, name).toBe(bedrooms);
    }
  });
});

describe('prices', () => {
  test.each([
    ['Dansoman', 4500],
    ['Spintex', 8500],
    ['East Legon', 14_500],
    ['Labone', 20_000],
  ])('a home in %s rents for around ₵%i a month', (town, typical) => {
    const rents = homeRents.filter(({ location }) => location === town).map(({ price }) => price);
    expect(rents.length).toBeGreaterThanOrEqual(2);
    expect(Math.abs(median(rents) - typical)).toBeLessThanOrEqual(typical * 0.05);
    for (const rent of rents) expect(Math.abs(rent - typical)).toBeLessThan(typical * 0.12);
  });

  test('homes outside Greater Accra rent for less than those in East Legon', () => {
    const elsewhere = homeRents.filter(({ region }) => region !== 'Greater Accra');
    expect(Math.max(...elsewhere.map(({ price }) => price))).toBeLessThan(10_000);
  });

  test.each([
    ['stays', (p: DemoProperty) => p.propertyType === 'Short-Stay', 150, 2500],
    ['plots', (p: DemoProperty) => p.saleType === 'Land', 45_000, 900_000],
    ['houses', (p: DemoProperty) => p.saleType === 'Houses For Sale', 350_000, 6_000_000],
    ['commercial', (p: DemoProperty) => p.saleType === 'Commercial Property', 1e6, 30e6],
  ])('the prices of %s stay within their range', (_, belongs, low, high) => {
    const prices = DEMO_PROPERTIES.filter(belongs).map(({ price }) => price);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(low);
    expect(Math.max(...prices)).toBeLessThanOrEqual(high);
  });

  test('each price cap of the home page shows a different number of listings', () => {
    const kept = [100_000, 200_000, 300_000, 400_000, Number.POSITIVE_INFINITY].map(
      (cap) => DEMO_PROPERTIES.filter(({ price }) => price <= cap).length,
    );
    for (const [at, shown] of kept.entries()) {
      expect(shown).toBeGreaterThanOrEqual((kept[at - 1] ?? 0) + 2);
    }
  });
});

describe('comments', () => {
  const comments = DEMO_PROPERTIES.flatMap((property) => property.comments);

  test('a property has at most five, and most properties have two or more', () => {
    const counts = DEMO_PROPERTIES.map((property) => property.comments.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
    expect(counts.filter((n) => n >= 2).length).toBeGreaterThan(DEMO_PROPERTIES.length * 0.75);
  });

  test('each is unique and at most 500 characters long', () => {
    for (const { comment } of comments) {
      expect(comment.trim()).not.toBe('');
      expect(comment.length).toBeLessThanOrEqual(500);
    }
    expect(repeated(comments.map(({ comment }) => comment))).toEqual([]);
  });

  test('ratings are optional and use the whole scale from 1 to 5', () => {
    const ratings = new Set(comments.map(({ rating }) => rating));
    expect(ratings).toEqual(new Set([undefined, 1, 2, 3, 4, 5]));
  });

  test('nobody comments on their own listing, or twice on the same one', () => {
    for (const property of DEMO_PROPERTIES) {
      const authors = property.comments.map(({ author }) => demoPerson(author).key);
      expect(authors, property.name).not.toContain(property.lister);
      expect(repeated(authors), property.name).toEqual([]);
    }
  });
});

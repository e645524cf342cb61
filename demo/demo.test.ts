import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isEmail, PASSWORD_MIN } from '#domain/accounts/rules.ts';
import { isPhone, REGIONS } from '#domain/ghana.ts';
import { DEMO_CARS } from './cars/index.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, demoPerson } from './people.ts';
import { DEMO_PICTURES } from './pictures.ts';
import { DEMO_PROPERTIES } from './properties/index.ts';
import type { DemoProperty } from './types.ts';

const SUBTYPES = [
  'Hotels',
  'Movie House',
  'Guest House',
  'Furnished Apartments',
  'Apartments',
  'Condos',
  'Houses',
  'Duplex',
  'Office',
  'Shop',
  'Houses For Sale',
  'Land',
  'Commercial Property',
] as const;
const HOMES = ['Apartments', 'Condos', 'Houses', 'Duplex'];
const PICTURE_FOLDER = join(import.meta.dirname, 'pictures');
const MEGABYTE = 1_000_000;
// Cards of the home page that are seen together.
const PAGE = 6;

const comments = DEMO_PROPERTIES.flatMap((property) =>
  property.comments.map((comment) => ({ ...comment, property })),
);
const listings = [...DEMO_PROPERTIES, ...DEMO_CARS];
const homeRents = DEMO_PROPERTIES.filter((property) => HOMES.includes(subtype(property)));

function subtype({ shortStayType, rentalType, saleType }: DemoProperty): string {
  return shortStayType ?? rentalType ?? saleType ?? '';
}

function count<T>(values: readonly T[], value: T): number {
  return values.filter((candidate) => candidate === value).length;
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(middle)] ?? Number.NaN;
  const high = sorted[Math.ceil(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.?:;])\s+/).map((sentence) => sentence.toLowerCase());
}

// Specification §4, "Vehicle classification".
function isRelocation(car: { carType: string; name: string; model: string }): boolean {
  return [car.carType, car.name, car.model].some((text) => /truck|van|pickup/i.test(text.trim()));
}

describe('accounts', () => {
  test('the first of each role is the printed demo account', () => {
    const first = (role: string) => DEMO_PEOPLE.find((person) => person.role === role)?.email;
    expect(first('Admin')).toBe('admin@efie.example');
    expect(first('Agent')).toBe('agent@efie.example');
    expect(first('Property Owner')).toBe('owner@efie.example');
    expect(first('Customer')).toBe('customer@efie.example');
  });

  test('there is one Admin, and several of every other role', () => {
    const roles = DEMO_PEOPLE.map(({ role }) => role);
    expect(count(roles, 'Admin')).toBe(1);
    expect(count(roles, 'Agent')).toBeGreaterThanOrEqual(5);
    expect(count(roles, 'Property Owner')).toBeGreaterThanOrEqual(6);
    expect(count(roles, 'Customer')).toBeGreaterThanOrEqual(8);
  });

  test('keys, emails, phone numbers and full names are each used once', () => {
    expect(repeated(DEMO_PEOPLE.map(({ key }) => key))).toEqual([]);
    expect(repeated(DEMO_PEOPLE.map(({ email }) => email))).toEqual([]);
    expect(repeated(DEMO_PEOPLE.map(({ phoneNumber }) => phoneNumber))).toEqual([]);
    expect(repeated(DEMO_PEOPLE.map((p) => `${p.firstname} ${p.lastname}`))).toEqual([]);
  });

  test('emails, phone numbers and the password are accepted at sign-up', () => {
    for (const { email, phoneNumber } of DEMO_PEOPLE) {
      expect(isEmail(email) && email.endsWith('@efie.example'), email).toBe(true);
      expect(isPhone(phoneNumber) && phoneNumber.startsWith('+233'), phoneNumber).toBe(true);
    }
    expect(DEMO_PASSWORD.length).toBeGreaterThanOrEqual(PASSWORD_MIN);
  });

  test('every Agent and Property Owner has a listing', () => {
    const listers = DEMO_PROPERTIES.map(({ lister }) => demoPerson(lister).email);
    const idle = DEMO_PEOPLE.filter(
      ({ role, email }) => /Agent|Owner/.test(role) && !listers.includes(email),
    );
    expect(idle).toEqual([]);
  });
});

describe('properties', () => {
  test('there are at least 60 over all subtypes, at least four of each', () => {
    const subtypes = DEMO_PROPERTIES.map(subtype);
    expect(DEMO_PROPERTIES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(subtypes)).toEqual(new Set(SUBTYPES));
    for (const name of SUBTYPES) expect(count(subtypes, name), name).toBeGreaterThanOrEqual(4);
  });

  test('all sixteen regions appear at least twice, Greater Accra and Ashanti most', () => {
    const regions = DEMO_PROPERTIES.map(({ region }) => region);
    const counts = REGIONS.map((region) => ({ region, listings: count(regions, region) }));
    expect(counts.filter((entry) => entry.listings < 2)).toEqual([]);
    const [most, second] = counts.toSorted((a, b) => b.listings - a.listings);
    expect([most?.region, second?.region]).toEqual(['Greater Accra', 'Ashanti']);
  });

  test('a lister is an Agent or a Property Owner', () => {
    for (const { lister, name } of DEMO_PROPERTIES) {
      expect(demoPerson(lister).role, name).toMatch(/^(Agent|Property Owner)$/);
    }
  });

  test('most are available, and only rentals are rented and sales sold', () => {
    const closed = DEMO_PROPERTIES.filter(({ status }) => status && status !== 'available');
    expect(closed.length).toBeGreaterThan(2);
    expect(closed.length).toBeLessThan(DEMO_PROPERTIES.length / 4);
    for (const { status, propertyType, name } of closed) {
      expect(propertyType, name).toBe(status === 'sold' ? 'PropertySales' : 'PropertyRentals');
    }
  });

  test('cards on one page of the home page have different covers', () => {
    const covers = DEMO_PROPERTIES.map(({ pictures }) => pictures[0]);
    const near = covers.filter((cover, at) => covers.slice(at + 1, at + PAGE).includes(cover));
    expect(near).toEqual([]);
  });

  test('names fit two lines of a card', () => {
    expect(DEMO_PROPERTIES.filter(({ name }) => name.length > 75)).toEqual([]);
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

  test('homes outside Greater Accra rent for less than in East Legon', () => {
    const elsewhere = homeRents.filter(({ region }) => region !== 'Greater Accra');
    expect(Math.max(...elsewhere.map(({ price }) => price))).toBeLessThan(10_000);
  });

  test('stays, plots and houses lie in their bands', () => {
    const inBand = (of: (property: DemoProperty) => boolean, low: number, high: number) =>
      DEMO_PROPERTIES.filter((p) => of(p) && (p.price < low || p.price > high)).map((p) => p.name);
    expect(inBand((p) => p.propertyType === 'Short-Stay', 150, 2500)).toEqual([]);
    expect(inBand((p) => p.saleType === 'Land', 45_000, 900_000)).toEqual([]);
    expect(inBand((p) => p.saleType === 'Houses For Sale', 350_000, 6_000_000)).toEqual([]);
    expect(inBand((p) => p.saleType === 'Commercial Property', 1_000_000, 30_000_000)).toEqual([]);
  });

  test('every price cap of the home page cuts the list somewhere else', () => {
    const kept = [100_000, 200_000, 300_000, 400_000, Number.POSITIVE_INFINITY].map(
      (cap) => DEMO_PROPERTIES.filter(({ price }) => price <= cap).length,
    );
    for (const [at, shown] of kept.entries()) {
      expect(shown).toBeGreaterThanOrEqual((kept[at - 1] ?? 0) + 2);
    }
  });

  test('cars cost ₵50,000 (Vitz) to ₵400,000 (Hilux), around ₵150,000 in the middle', () => {
    const prices = DEMO_CARS.map(({ price }) => price);
    const at = (price: number) => DEMO_CARS.find((car) => car.price === price)?.model;
    expect([Math.min(...prices), at(Math.min(...prices))]).toEqual([50_000, 'Vitz']);
    expect([Math.max(...prices), at(Math.max(...prices))]).toEqual([400_000, 'Hilux']);
    expect(Math.abs(median(prices) - 150_000)).toBeLessThanOrEqual(5000);
  });
});

describe('cars', () => {
  test('there are 24, half of them relocation vehicles by the rule of the specification', () => {
    expect(DEMO_CARS).toHaveLength(24);
    expect(DEMO_CARS.filter(isRelocation)).toHaveLength(12);
  });

  test('relocation vehicles, and no others, carry a relocation request about themselves', () => {
    for (const car of DEMO_CARS) {
      expect(car.relocationRequest !== undefined, car.name).toBe(isRelocation(car));
      if (car.relocationRequest) expect(car).toMatchObject(withoutUser(car.relocationRequest));
    }
  });

  test('the tiles of the buy page and a truck are there', () => {
    const types = DEMO_CARS.map(({ carType }) => carType);
    for (const type of ['Saloon', 'SUV', '4x4', 'Truck', 'Van', 'Pickup']) {
      expect(types).toContain(type);
    }
  });

  test('each has its own plate in the Ghanaian style, registered no earlier than it was built', () => {
    expect(repeated(DEMO_CARS.map(({ registrationNumber }) => registrationNumber))).toEqual([]);
    for (const { registrationNumber, year, name } of DEMO_CARS) {
      expect(registrationNumber, name).toMatch(/^[A-Z]{2} \d{4}-\d{2}$/);
      expect(2000 + Number(registrationNumber.slice(-2)), name).toBeGreaterThanOrEqual(year);
    }
  });

  test('drivers can be called, and each car has its own cover', () => {
    for (const { driverContact } of DEMO_CARS) expect(isPhone(driverContact)).toBe(true);
    expect(repeated(DEMO_CARS.map(({ pictures }) => pictures[0]))).toEqual([]);
  });

  test('the colour in the pictures is the colour in the words', () => {
    for (const { name, description, pictures } of DEMO_CARS) {
      const colour = pictures[0].match(/red|white|green|sand|grey|blue|silver|black|yellow/)?.[0];
      expect(`${name} ${description}`.toLowerCase()).toContain(colour);
    }
  });
});

describe('words', () => {
  test('names and descriptions are each used once', () => {
    expect(repeated(listings.map(({ name }) => name))).toEqual([]);
    expect(repeated(listings.map(({ description }) => description))).toEqual([]);
  });

  test('no sentence of eight words or more is used twice', () => {
    const texts = [
      ...listings.map(({ description }) => description),
      ...comments.map((c) => c.comment),
    ];
    const long = texts.flatMap(sentences).filter((sentence) => words(sentence).length >= 8);
    expect(repeated(long)).toEqual([]);
  });

  test('property descriptions have 60 to 180 words, car descriptions 40 to 120', () => {
    const outside = (text: string, low: number, high: number) =>
      words(text).length < low || words(text).length > high;
    expect(DEMO_PROPERTIES.filter((p) => outside(p.description, 60, 180))).toEqual([]);
    expect(DEMO_CARS.filter((car) => outside(car.description, 40, 120))).toEqual([]);
  });

  test('nothing is shouted', () => {
    const texts = [
      ...listings.flatMap(({ name, description }) => [name, description]),
      ...comments.map(({ comment }) => comment),
    ];
    expect(texts.filter((text) => /!|\p{Extended_Pictographic}|\p{Lu}{6,}/u.test(text))).toEqual(
      [],
    );
  });
});

describe('comments', () => {
  test('a property has at most five, and most have two or more', () => {
    const counts = DEMO_PROPERTIES.map((property) => property.comments.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
    expect(counts.filter((n) => n >= 2).length).toBeGreaterThan(DEMO_PROPERTIES.length * 0.75);
  });

  test('each is at most 500 characters, unique, and rated 1 to 5 when rated', () => {
    for (const { comment, rating } of comments) {
      expect(comment.trim().length).toBeGreaterThan(0);
      expect(comment.length).toBeLessThanOrEqual(500);
      if (rating !== undefined) expect([1, 2, 3, 4, 5]).toContain(rating);
    }
    expect(repeated(comments.map(({ comment }) => comment))).toEqual([]);
  });

  test('nobody comments on a listing of their own, or twice on the same', () => {
    for (const property of DEMO_PROPERTIES) {
      const authors = property.comments.map(({ author }) => author);
      expect(authors, property.name).not.toContain(property.lister);
      expect(repeated(authors), property.name).toEqual([]);
    }
  });
});

describe('pictures', () => {
  const files = readdirSync(PICTURE_FOLDER);

  test('the list names the files of the folder, no more and no fewer', () => {
    expect(Object.keys(DEMO_PICTURES).toSorted()).toEqual(files.toSorted());
  });

  test('all together stay under 12 MB', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(PICTURE_FOLDER, file)).size, 0);
    expect(bytes).toBeLessThan(12 * MEGABYTE);
  });

  test('every listing has two to six, none twice, and every picture is used', () => {
    for (const { pictures, name } of listings) {
      expect(pictures.length, name).toBeGreaterThanOrEqual(2);
      expect(pictures.length, name).toBeLessThanOrEqual(6);
      expect(repeated(pictures), name).toEqual([]);
    }
    const used = new Set<string>(listings.flatMap(({ pictures }) => pictures));
    expect(files.filter((file) => !used.has(file))).toEqual([]);
  });
});

function withoutUser<T extends { userName: string }>({
  userName,
  ...facts
}: T): Omit<T, 'userName'> {
  expect(userName.trim()).not.toBe('');
  return facts;
}

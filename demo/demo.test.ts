import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PASSWORD_MIN } from '#domain/accounts/rules.ts';
import { isEmail } from '#domain/values/email.ts';
import { isPhone } from '#domain/values/ghana.ts';
import { DEMO_CARS } from './cars/index.ts';
import { DEMO_LOGOS } from './company-logos.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './people.ts';
import { DEMO_PICTURES, pictureFile } from './pictures.ts';
import { DEMO_PROPERTIES } from './properties/index.ts';
import { count, repeated } from './tally.ts';

const PICTURE_FOLDER = join(import.meta.dirname, 'pictures');
const VIDEO_FOLDER = join(import.meta.dirname, 'videos');
const MEGABYTE = 1_000_000;

const listings = [...DEMO_PROPERTIES, ...DEMO_CARS];
const comments = DEMO_PROPERTIES.flatMap((property) => property.comments);

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.?:;])\s+/).map((sentence) => sentence.toLowerCase());
}

describe('accounts', () => {
  test('the first account of each role is the demo account that is printed', () => {
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

  test('keys, email addresses, phone numbers and full names are each used once', () => {
    expect(repeated(DEMO_PEOPLE.map(({ key }) => key))).toEqual([]);
    expect(repeated(DEMO_PEOPLE.map(({ email }) => email))).toEqual([]);
    expect(repeated(DEMO_PEOPLE.map(({ phoneNumber }) => phoneNumber))).toEqual([]);
    expect(repeated(DEMO_PEOPLE.map((p) => `${p.firstname} ${p.lastname}`))).toEqual([]);
  });

  test('email addresses, phone numbers and the password are accepted at sign-up', () => {
    for (const { email, phoneNumber } of DEMO_PEOPLE) {
      expect(isEmail(email) && email.endsWith('@efie.example'), email).toBe(true);
      expect(isPhone(phoneNumber) && phoneNumber.startsWith('+233'), phoneNumber).toBe(true);
    }
    expect(DEMO_PASSWORD.length).toBeGreaterThanOrEqual(PASSWORD_MIN);
  });
});

describe('words', () => {
  const texts = [
    ...listings.map(({ description }) => description),
    ...comments.map(({ comment }) => comment),
  ];

  test('names and descriptions are each used once', () => {
    expect(repeated(listings.map(({ name }) => name))).toEqual([]);
    expect(repeated(listings.map(({ description }) => description))).toEqual([]);
  });

  test('no sentence of eight words or more is used twice', () => {
    const long = texts.flatMap(sentences).filter((sentence) => words(sentence).length >= 8);
    expect(repeated(long)).toEqual([]);
  });

  test('property descriptions have 60 to 180 words, car descriptions 40 to 120', () => {
    const outside = (low: number, high: number) => (listing: { description: string }) =>
      words(listing.description).length < low || words(listing.description).length > high;
    expect(DEMO_PROPERTIES.filter(outside(60, 180))).toEqual([]);
    expect(DEMO_CARS.filter(outside(40, 120))).toEqual([]);
  });

  test('nothing is shouted', () => {
    const loud = /!|\p{Extended_Pictographic}|\p{Lu}{6,}/u;
    expect([...texts, ...listings.map(({ name }) => name)].filter((t) => loud.test(t))).toEqual([]);
  });

  test('names fit two lines of a card', () => {
    expect(listings.filter(({ name }) => name.length > 75)).toEqual([]);
  });
});

test('the company logos are exactly the files of their folder, and small', () => {
  const folder = join(import.meta.dirname, 'logos');
  expect(Object.values(DEMO_LOGOS).toSorted()).toEqual(readdirSync(folder).toSorted());
  for (const file of readdirSync(folder))
    expect(statSync(join(folder, file)).size).toBeLessThan(20_000);
});

describe('pictures', () => {
  const files = Object.keys(DEMO_PICTURES).flatMap((folder) =>
    readdirSync(join(PICTURE_FOLDER, folder)).map((file) => `${folder}/${file}`),
  );

  test('the list names exactly the files of the folders', () => {
    const named = Object.entries(DEMO_PICTURES).flatMap(([folder, pictures]) =>
      Object.keys(pictures).map((picture) => `${folder}/${picture}`),
    );
    expect(Object.keys(DEMO_PICTURES).toSorted()).toEqual(readdirSync(PICTURE_FOLDER).toSorted());
    expect(named.toSorted()).toEqual(files.toSorted());
  });

  test('they stay under 12 MB, together with the videos', () => {
    const videos = readdirSync(VIDEO_FOLDER).map((video) => join(VIDEO_FOLDER, video));
    const pictures = files.map((picture) => join(PICTURE_FOLDER, picture));
    const sizes = [...videos, ...pictures].map((file) => statSync(file).size);
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(12 * MEGABYTE);
  });

  test('every video belongs to a property, and plays from its first byte', () => {
    const videos = readdirSync(VIDEO_FOLDER);
    expect(DEMO_PROPERTIES.flatMap(({ video }) => video ?? []).toSorted()).toEqual(
      videos.toSorted(),
    );
    for (const video of videos) {
      const bytes = readFileSync(join(VIDEO_FOLDER, video));
      expect(bytes.indexOf('moov'), video).toBeLessThan(bytes.indexOf('mdat'));
    }
  });

  test('no two listings begin with the same picture', () => {
    expect(repeated(listings.flatMap(({ pictures }) => pictures.slice(0, 1)))).toEqual([]);
  });

  test('every listing has two to six different ones, and every picture is used', () => {
    for (const { pictures, name } of listings) {
      expect(pictures.length, name).toBeGreaterThanOrEqual(2);
      expect(pictures.length, name).toBeLessThanOrEqual(6);
      expect(repeated(pictures), name).toEqual([]);
    }
    const used = new Set(listings.flatMap(({ pictures }) => pictures.map(pictureFile)));
    expect(files.filter((file) => !used.has(file))).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { cardOf } from './listing-card-schema.ts';
import type { Photo } from './media/schema.ts';
import { truncate } from './properties/property.ts';

const photos = ['a', 'b', 'c'].map((key) => ({ key }) as Photo);
const listing = {
  name: 'Palm Court',
  propertyType: 'Short-Stay',
  description: 'A garden.',
  photos,
  video: null as string | null,
  images: ['/a.jpg'],
  videoPoster: null,
  near: null,
  updatedAt: '2026-11-22T10:00:00.000Z',
};

test('a card has one photo, or two where a video may need one, and no addresses or dates', () => {
  expect(cardOf(listing)).toEqual({
    name: 'Palm Court',
    propertyType: 'Short-Stay',
    description: 'A garden.',
    photos: [photos[0]],
    video: null,
  });
  expect(cardOf({ ...listing, video: '/film.mp4' }).photos).toEqual(photos.slice(0, 2));
});

test('the card of a car has no description', () => {
  const { propertyType: _, ...car } = listing;
  expect(cardOf(car)).toEqual({ name: 'Palm Court', photos: [photos[0]], video: null });
});

test('a card has the beginning of a description, and never half a character', () => {
  const beginning = (description: string) => cardOf({ ...listing, description }).description;
  expect(beginning('😀'.repeat(900))).toBe(`${'😀'.repeat(101)}…`);
  expect(beginning('x'.repeat(101))).toBe('x'.repeat(101));
});

test('a card shows as much of its shortened description as of the whole one', () => {
  const description = `Two  bedrooms.\n\n${'A long way from the road, and quiet. '.repeat(9)}`;
  const shown = truncate(description.replace(/\s+/g, ' '));
  expect(truncate(cardOf({ ...listing, description }).description ?? '')).toBe(shown);
});

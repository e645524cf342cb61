import { expect, test } from 'vitest';
import { cardOf } from './listing-card.schema.ts';
import type { Photo } from './media/schema.ts';

const photos = ['a', 'b', 'c'].map((key) => ({ key }) as Photo);
const listing = {
  name: 'Palm Court',
  description: 'A garden.',
  photos,
  video: null as string | null,
  images: ['/a.jpg'],
  videoPoster: null,
  updatedAt: '2026-11-22T10:00:00.000Z',
};

test('a card has one photo, two where a video may need one, and neither addresses nor dates', () => {
  expect(cardOf(listing)).toEqual({
    name: 'Palm Court',
    description: 'A garden.',
    photos: [photos[0]],
    video: null,
  });
  expect(cardOf({ ...listing, video: '/film.mp4' }).photos).toEqual(photos.slice(0, 2));
});

test('a card has the beginning of a description, never half a character', () => {
  const { description } = cardOf({
    ...listing,
    description: `${'x'.repeat(139)}😀${'y'.repeat(900)}`,
  });
  expect(description).toBe(`${'x'.repeat(139)}…`);
  expect(cardOf({ ...listing, description: 'x'.repeat(140) }).description).toBe('x'.repeat(140));
});

import type { Car, CarSummary } from '#domain/cars/schema.ts';

/** A car as far as a card knows it, until its own page has read it. */
export const fromSummary = (summary: CarSummary): Car => ({
  images: [],
  videoPoster: null,
  near: null,
  description: '',
  updatedAt: summary.createdAt,
  ...summary,
});

import type { Property, PropertySummary } from '#domain/properties/schema.ts';

/** A property as far as a card knows it, until its own page has read it. */
export const fromSummary = (summary: PropertySummary): Property => ({
  images: [],
  videoPoster: null,
  near: null,
  updatedAt: summary.createdAt,
  ...summary,
});

import { PROPERTY_FACTS } from './facts.ts';

/** The range of guests to search for: the same as a stay can accept. */
export const GUESTS = { min: PROPERTY_FACTS.guests.min, max: PROPERTY_FACTS.guests.max } as const;

/** Replaces a query's guests with the fact: a stay must take at least that many. */
export function guestsAsFact<
  Query extends { guests?: number | undefined; minGuests?: string | undefined },
>({ guests, ...query }: Query): Omit<Query, 'guests'> {
  if (guests === undefined) return query;
  return { ...query, minGuests: String(Math.max(guests, Number(query.minGuests ?? 0))) };
}

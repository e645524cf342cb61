import { PROPERTY_FACTS } from './facts.ts';

/** So many guests can be asked for: as many as a stay can say that it takes. */
export const GUESTS = { min: PROPERTY_FACTS.guests.min, max: PROPERTY_FACTS.guests.max } as const;

/** A query with the guests that it asks for said by the fact: a stay takes at least as many. */
export function guestsAsFact<
  Query extends { guests?: number | undefined; minGuests?: string | undefined },
>({ guests, ...query }: Query): Omit<Query, 'guests'> {
  if (guests === undefined) return query;
  return { ...query, minGuests: String(Math.max(guests, Number(query.minGuests ?? 0))) };
}

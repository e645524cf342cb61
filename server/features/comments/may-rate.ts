import type { Actor } from '#domain/accounts/actor.ts';
import { canRate } from '#domain/comments/permissions.ts';
import { type RatedAfter, ratedAfter } from '#domain/comments/rules.ts';
import type { RatingRight } from '#domain/comments/schema.ts';
import { type CalendarDate, today } from '#domain/values/calendar-date.ts';
import {
  getPropertySummary,
  getReadableProperty,
  type PropertySummary,
} from '#server/features/properties/public.ts';
import { getSettings } from '#server/features/site/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { comments } from './repository.ts';

type Needed = Pick<Platform, 'db' | 'now'>;

/**
 * Tells if the actor's stars for a property count.
 * @throws {DomainError} NOT_FOUND.
 */
export async function getRatingRight(
  platform: Needed,
  actor: Actor,
  propertyId: string,
): Promise<RatingRight> {
  const property = await getReadableProperty(platform.db, actor, propertyId);
  return {
    mayRate:
      canRate(actor, property) &&
      (!(await starsAreAsked(platform)) ||
        (await hasMet(platform.db, today(platform.now()), actor, property))),
    after: ratedAfter(property),
  };
}

/**
 * True if the site requires a stay or an enquiry; read before a transaction, which holds one
 * connection already.
 */
export const starsAreAsked = async (platform: Pick<Platform, 'db'>): Promise<boolean> =>
  (await getSettings(platform)).starsAfterStay;

/**
 * True if someone's stay at a property is over by a day, or, for a property without stays, if they
 * have written to its lister.
 */
export const hasMet = (
  db: Database | Transaction,
  day: CalendarDate,
  { userId }: Actor,
  property: Pick<PropertySummary, 'id' | 'propertyType'>,
): Promise<boolean> => {
  const of = { userId, propertyId: property.id };
  return ratedAfter(property) === 'stay'
    ? comments.hasStayed(db, of, day)
    : comments.hasEnquired(db, of);
};

/** The event that must come before a comment's stars count: a stay or an enquiry. */
export async function starsComeAfter(
  { db }: Pick<Platform, 'db'>,
  { propertyId }: { propertyId: string },
): Promise<RatedAfter> {
  const property = await getPropertySummary(db, propertyId);
  return property ? ratedAfter(property) : 'stay';
}

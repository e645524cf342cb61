import type { Role } from '#domain/accounts/role.ts';
import { averageRating } from '#domain/comments/rules.ts';
import { notFound } from '#domain/errors.ts';
import { listerMessages } from '#domain/listers/messages.ts';
import type { Lister, StayReview } from '#domain/listers/schema.ts';
import { today } from '#domain/values/calendar-date.ts';
import { isId } from '#domain/values/id.ts';
import { answerTimeOf } from '#server/features/answer-times/public.ts';
import { profileImageUrl } from '#server/features/media/public.ts';
import { listChecks } from '#server/features/verification/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type ListerRow, listers, type StayReviewRow } from './repository.ts';

/** The most reviews on the page; each property has its own. */
const REVIEWS_SHOWN = 5;

/**
 * Someone who lists, as everyone sees them.
 * @throws {DomainError} NOT_FOUND, also for someone suspended, or without a listing that is shown.
 */
export async function getLister(
  { db, now, config }: Pick<Platform, 'db' | 'now' | 'config'>,
  id: string,
): Promise<Lister> {
  const row = await listerOrThrow(db, id);
  const reviews = await listers.reviews(db, row.id, today(now()), REVIEWS_SHOWN);
  return {
    _id: row.id,
    name: nameOf(row),
    role: row.role as Role,
    logo: row.company_logo_key && profileImageUrl(config, row.company_logo_key),
    since: row.created_at.toISOString(),
    properties: row.properties,
    cars: row.cars,
    averageRating: averageRating({ total: row.stars, count: row.ratings }),
    ratingCount: row.ratings,
    checks: await listChecks(db, now(), row.id),
    ...(await answerTimeOf(db, row.id)),
    reviews: reviews.map(presentReview),
  };
}

/** @throws {DomainError} NOT_FOUND, as getLister. */
export async function listerOrThrow(db: Platform['db'], id: string): Promise<ListerRow> {
  const row = isId(id) ? await listers.find(db, id) : undefined;
  if (!row) throw notFound(listerMessages.notFound);
  return row;
}

const presentReview = (row: StayReviewRow): StayReview => ({
  _id: row.id,
  userName: nameOf(row),
  comment: row.body,
  rating: row.rating,
  createdAt: row.created_at.toISOString(),
  property: { _id: row.listing_id, name: row.property_name },
});

const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`.trim();

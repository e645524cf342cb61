import { type Check, failed, passed } from '../check.ts';
import type { PropertyType } from '../properties/property.ts';
import { commentMessages } from './messages.ts';

export const COMMENT_MAX = 500;
export const MIN_RATING = 1;
export const MAX_RATING = 5;
export const PAGE_SIZE = 5;

export type Rating = 1 | 2 | 3 | 4 | 5;
export const RATINGS = [1, 2, 3, 4, 5] as const satisfies readonly Rating[];

export interface CommentForm {
  comment: string;
  rating: number | null;
}

/** A comment (specification §5): sign-in with an unexpired token, text, length, rating. */
export function checkComment(form: CommentForm, { signedIn }: { signedIn: boolean }): Check {
  if (!signedIn) return failed(commentMessages.loginFirst);
  const text = form.comment.trim();
  if (text === '') return at('comment', commentMessages.blank);
  if (text.length > COMMENT_MAX) return at('comment', commentMessages.tooLong);
  if (form.rating !== null && !isRating(form.rating)) {
    return at('rating', commentMessages.ratingRange);
  }
  return passed;
}

export function isRating(value: unknown): value is Rating {
  return RATINGS.some((rating) => rating === value);
}

/** What someone has to have done with a property before their stars count. */
export type RatedAfter = 'stay' | 'enquiry';

/** Places to stay in are rated by guests whose stay is over, others by those who wrote to the lister. */
export const ratedAfter = ({ propertyType }: { propertyType: PropertyType }): RatedAfter =>
  propertyType === 'Short-Stay' ? 'stay' : 'enquiry';

/** The stars that a property was given: their sum, and how many people gave some. */
export interface StarSum {
  total: number;
  count: number;
}

/** The average in stars, to one decimal; null while nobody has rated. */
export function averageRating({ total, count }: StarSum): number | null {
  return count === 0 ? null : toOneDecimal(total / count);
}

/** The summary of a property's ratings, when it has some. */
export interface RatingSummary {
  rating: number;
  count: number;
}

/** '4.5/5 · 12 reviews' (specification §2.11) */
export function summaryText({ rating, count }: RatingSummary): string {
  return `${toOneDecimal(rating)}/5 · ${count} review(s)`;
}

/** The summary of the response of a list; undefined while nobody has rated. */
export function summaryOf(page: {
  averageRating: number | null;
  ratingCount: number;
}): RatingSummary | undefined {
  if (page.averageRating === null || page.ratingCount === 0) return undefined;
  return { rating: page.averageRating, count: page.ratingCount };
}

/** Whether a comment shows 'Edited {date}'. */
export function isEdited(comment: { createdAt: string; updatedAt: string }): boolean {
  return Date.parse(comment.updatedAt) !== Date.parse(comment.createdAt);
}

/** The letter of an author's avatar. */
export function initialOf(userName: string | null | undefined): string {
  const [first] = Array.from(authorName(userName));
  return (first ?? '').toUpperCase();
}

/** A comment's text as it is shown: of several blank lines in a row, one. */
export function shownComment(text: string): string {
  return text.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n');
}

export function authorName(userName: string | null | undefined): string {
  return userName?.trim() || commentMessages.anonymous;
}

/** The sentence of a comment that could not be posted (specification §8). */
export function postCommentFailure({
  status,
  code,
  message,
}: {
  status?: number | undefined;
  code?: string | undefined;
  message?: string | undefined;
}): string {
  if (code === 'OWN_LISTING') return commentMessages.ownListing;
  if (message === commentMessages.inReview) return message;
  if (code === 'EMAIL_UNCONFIRMED') return message || commentMessages.failure;
  if (status === 401) return commentMessages.sessionExpired;
  if (status === 403) return commentMessages.accessDenied;
  if (status === 400) return message || commentMessages.invalidData;
  if (status === 429) return commentMessages.tooManyRequests;
  return commentMessages.failure;
}

const toOneDecimal = (stars: number) => Math.round(stars * 10) / 10;

function at(field: string, sentence: string): Check {
  return failed(sentence, { [field]: sentence });
}

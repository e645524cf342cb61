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

/** A comment (specification §5): needs a sign-in with an unexpired token, then a text, its length and a rating. */
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

/** What people must have done with a property before their stars count. */
export type RatedAfter = 'stay' | 'enquiry';

/** Stays are rated by guests whose stay is over, other properties by people who wrote to the lister. */
export const ratedAfter = ({ propertyType }: { propertyType: PropertyType }): RatedAfter =>
  propertyType === 'Short-Stay' ? 'stay' : 'enquiry';

/** The sum of a property's stars, and how many people rated it. */
export interface StarSum {
  total: number;
  count: number;
}

/** The average in stars, to one decimal; null without ratings. */
export function averageRating({ total, count }: StarSum): number | null {
  return count === 0 ? null : toOneDecimal(total / count);
}

/** The summary of a property's ratings, if there are any. */
export interface RatingSummary {
  rating: number;
  count: number;
}

/** '4.5/5 · 12 reviews' (specification §2.11) */
export function summaryText({ rating, count }: RatingSummary): string {
  return `${toOneDecimal(rating)}/5 · ${count} review(s)`;
}

/** The summary from a list's response; undefined without ratings. */
export function summaryOf(page: {
  averageRating: number | null;
  ratingCount: number;
}): RatingSummary | undefined {
  if (page.averageRating === null || page.ratingCount === 0) return undefined;
  return { rating: page.averageRating, count: page.ratingCount };
}

/** Edited comments show 'Edited {date}'. */
export function isEdited(comment: { createdAt: string; updatedAt: string }): boolean {
  return Date.parse(comment.updatedAt) !== Date.parse(comment.createdAt);
}

/** The letter in an author's avatar. */
export function initialOf(userName: string | null | undefined): string {
  const [first] = Array.from(authorName(userName));
  return (first ?? '').toUpperCase();
}

/** A comment's text as shown: several blank lines in a row become one. */
export function shownComment(text: string): string {
  return text.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n');
}

export function authorName(userName: string | null | undefined): string {
  return userName?.trim() || commentMessages.anonymous;
}

/** The sentence for a comment that could not be posted (specification §8). */
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

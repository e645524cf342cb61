import { confirmAgain } from '../errors.ts';
import type { Actor } from './actor.ts';

/** Minutes after a login or a confirmation during which the most harmful actions are allowed. */
export const CONFIRMED_MINUTES = 10;

/** Minutes during which an Admin may then read people's data; an older, stolen session reads none. */
export const READING_MINUTES = 60;

const isRecent = (confirmedAt: Date, now: Date, minutes: number): boolean =>
  now.getTime() - confirmedAt.getTime() < minutes * 60_000;

/** @throws {DomainError} CONFIRM_AGAIN when the session has not confirmed for a while who it is. */
export function requireRecent(
  { confirmedAt }: Pick<Actor, 'confirmedAt'>,
  now: Date,
  minutes = CONFIRMED_MINUTES,
): void {
  if (!isRecent(confirmedAt, now, minutes)) throw confirmAgain();
}

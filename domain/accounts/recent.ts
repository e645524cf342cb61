import { confirmAgain } from '../errors.ts';
import type { Actor } from './actor.ts';

/** How long someone counts as themselves after a login, or after they said so again, for what could do most harm. */
export const CONFIRMED_MINUTES = 10;

/** How long an Admin then reads what the site has of people; a stolen session that is older reads none of it. */
export const READING_MINUTES = 60;

/** Whether someone who said so at a moment still counts as themselves. */
const isRecent = (confirmedAt: Date, now: Date, minutes: number): boolean =>
  now.getTime() - confirmedAt.getTime() < minutes * 60_000;

/** @throws {DomainError} CONFIRM_AGAIN where nobody has said for a while that it is them. */
export function requireRecent(
  { confirmedAt }: Pick<Actor, 'confirmedAt'>,
  now: Date,
  minutes = CONFIRMED_MINUTES,
): void {
  if (!isRecent(confirmedAt, now, minutes)) throw confirmAgain();
}

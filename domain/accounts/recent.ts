import { confirmAgain } from '../errors.ts';
import type { Actor } from './actor.ts';

/** How long somebody counts as themselves after a login, or after they said so again, for what could do most harm. */
export const CONFIRMED_MINUTES = 10;

/** Whether somebody who said so at a moment still counts as themselves. */
const isRecent = (confirmedAt: Date, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() < CONFIRMED_MINUTES * 60_000;

/** @throws {DomainError} CONFIRM_AGAIN where nobody has said for a while that it is them. */
export function requireRecent({ confirmedAt }: Pick<Actor, 'confirmedAt'>, now: Date): void {
  if (!isRecent(confirmedAt, now)) throw confirmAgain();
}

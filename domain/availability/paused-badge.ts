import type { PauseReason } from './rules.ts';

/** What the card of a paused listing says of it. */
export const pausedBadge = ({ reason }: { reason: PauseReason }): string =>
  reason === 'moderation' ? 'Not live' : 'Paused';

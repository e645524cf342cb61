import type { PauseReason } from './rules.ts';

export const pausedBadge = ({ reason }: { reason: PauseReason }): string =>
  reason === 'moderation' ? 'Not live' : 'Paused';

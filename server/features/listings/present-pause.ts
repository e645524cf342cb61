import type { PauseReason } from '#domain/availability/rules.ts';
import type { Pause } from '#domain/availability/schema.ts';

interface PausedRow {
  paused_at: Date | null;
  pause_reason: string | null;
}

/** The pause of a listing, for its response; empty for one that is shown. */
export const presentPause = ({ paused_at, pause_reason }: PausedRow): { pause?: Pause } =>
  paused_at === null
    ? {}
    : { pause: { since: paused_at.toISOString(), reason: pause_reason as PauseReason } };

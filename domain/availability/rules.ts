/** Why a listing is paused: as nobody confirmed it, by its lister, by an Admin, because it is not live (domain/moderation), or because its lister's account is to be deleted. */
export const PAUSE_REASONS = [
  'unanswered',
  'by-lister',
  'by-admin',
  'moderation',
  'leaving',
] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Whether Admins keep a listing off the lists: its lister cannot show it again, and nobody is led to them. */
export const isOffByAdmins = (reason: string | null | undefined): boolean =>
  reason === ('moderation' satisfies PauseReason) || reason === ('by-admin' satisfies PauseReason);

/** What a lister says of a listing: of a car, which has no status, "taken" pauses it. */
export const ANSWERS = ['available', 'taken', 'paused'] as const;
export type AvailabilityAnswer = (typeof ANSWERS)[number];

/** Days after which a listing that was neither changed nor confirmed is asked about. */
export const ASKED_AFTER_DAYS = 30;
/** Days from the question to the one reminder. */
export const REMINDED_AFTER_DAYS = 3;
/** Days from the reminder to the pause, a week after the question. */
export const PAUSED_AFTER_REMINDER_DAYS = 4;
export const PAUSED_AFTER_DAYS = REMINDED_AFTER_DAYS + PAUSED_AFTER_REMINDER_DAYS;
/** So many listings are in one mail; the others are asked about on the days after. */
export const ASKED_AT_ONCE = 50;

/**
 * Why a listing is paused: nobody confirmed it, its lister or an Admin paused it, it is not live (domain/moderation), or its
 * lister's account is about to be deleted.
 */
export const PAUSE_REASONS = [
  'unanswered',
  'by-lister',
  'by-admin',
  'moderation',
  'leaving',
] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** True when Admins keep a listing off the lists: its lister cannot show it again, and nothing leads people to them. */
export const isOffByAdmins = (reason: string | null | undefined): boolean =>
  reason === ('moderation' satisfies PauseReason) || reason === ('by-admin' satisfies PauseReason);

/** A lister's answers about a listing. A car has no status, so "taken" pauses it. */
export const ANSWERS = ['available', 'taken', 'paused'] as const;
export type AvailabilityAnswer = (typeof ANSWERS)[number];

/** Days without a change or confirmation after which a lister is asked. */
export const ASKED_AFTER_DAYS = 30;
/** Days from the question to the only reminder. */
export const REMINDED_AFTER_DAYS = 3;
/** Days from the reminder to the pause, a week after the question. */
export const PAUSED_AFTER_REMINDER_DAYS = 4;
export const PAUSED_AFTER_DAYS = REMINDED_AFTER_DAYS + PAUSED_AFTER_REMINDER_DAYS;
/** Listings per email; the rest are asked about on the following days. */
export const ASKED_AT_ONCE = 50;

import { NEW_LISTING_TEXTS } from '../moderation/own-messages.ts';
import { isOffByAdmins, type PauseReason } from './rules.ts';
import type { Pause } from './schema.ts';

export const pauseMessages = {
  pause: 'Pause',
  showAgain: 'Show again',
  paused: 'Paused. It no longer appears in lists.',
  pausedOnReturn: 'Paused. It will stay paused after an Admin approves it.',
  shownAgain: 'Back in the lists.',
  failure: 'We couldn’t update this listing. Please try again.',
  because: {
    unanswered: 'Paused because you didn’t confirm it’s still available.',
    'by-lister': 'Paused. It doesn’t appear in lists.',
    'by-admin': 'Paused by an Admin. Contact us if you want it shown again.',
    leaving: 'Paused because your account is being deleted.',
    moderation: NEW_LISTING_TEXTS.waiting,
  } satisfies Record<PauseReason, string>,
  toOthers: 'The lister has paused this listing. Ask if it’s still available.',
  inReview: 'Hidden while we review it. Don’t pay anything for it yet.',
  pausedByAdmin: 'An Admin paused this listing, so only an Admin can show it again.',
  refused: 'An Admin has to approve this listing before it can be shown.',
} as const;

/** The sentence after saving a listing, with a note when Admins keep it off the lists. */
export const savedText = (sentence: string, { pause }: { pause?: Pause | undefined }): string =>
  pause && isOffByAdmins(pause.reason)
    ? `${sentence} ${pauseMessages.because[pause.reason]}`
    : sentence;

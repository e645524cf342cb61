import { isOffByAdmins, type PauseReason } from './rules.ts';
import type { Pause } from './schema.ts';

/** What is said of pausing a listing. */
export const pauseMessages = {
  pause: 'Pause',
  showAgain: 'Show again',
  paused: 'Paused. Nobody finds it in the lists now.',
  pausedOnReturn: 'Paused. It stays so once an Admin has approved it.',
  shownAgain: 'Shown again in the lists.',
  failure: 'We could not change this listing. Please try again.',
  because: {
    unanswered: 'Paused, because you did not say whether it is still available.',
    'by-lister': 'Paused: it stands in no list.',
    'by-admin': 'Paused by an Admin. Write to us if you want it shown again.',
    leaving: 'Paused, because your account is being deleted.',
    moderation: 'It stands in no list until an Admin has approved it.',
  } satisfies Record<PauseReason, string>,
  toOthers: 'Paused by its lister for now. Ask whether it is still available.',
  inReview: 'Not shown for now: it is being looked at. Pay nothing for it.',
  pausedByAdmin: 'An Admin paused this listing, so only an Admin can show it again.',
  refused: 'An Admin has to approve this listing before it can be shown.',
} as const;

/** What is said once a listing was saved: also that Admins keep it off the lists, where they do. */
export const savedText = (sentence: string, { pause }: { pause?: Pause | undefined }): string =>
  pause && isOffByAdmins(pause.reason)
    ? `${sentence} ${pauseMessages.because[pause.reason]}`
    : sentence;

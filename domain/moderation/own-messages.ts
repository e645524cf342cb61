import type { Beginning } from './policy.ts';
import type { ModerationState } from './states.ts';

/** For listers, before they list something. */
export const NEW_LISTING_TEXTS: Readonly<Record<Beginning['state'], string>> = {
  live: 'It will appear as soon as it’s uploaded.',
  waiting: 'It will appear once an Admin approves it.',
};

/** For listers whose own listing is not live. */
export const OWN_STATE_TEXTS: Readonly<Record<Exclude<ModerationState, 'live'>, string>> = {
  waiting: 'Waiting for review: it will appear once an Admin approves it.',
  'change-asked': 'An Admin asked for a change. Save it, and we’ll review your listing again.',
  refused:
    'An Admin didn’t approve it, so it isn’t listed. Change it and save it, and we’ll review it again.',
  hidden: 'An Admin has hidden it, so it isn’t listed.',
};

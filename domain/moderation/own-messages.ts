import type { Beginning } from './policy.ts';
import type { ModerationState } from './states.ts';

/** What a lister reads before listing something. */
export const NEW_LISTING_TEXTS: Readonly<Record<Beginning['state'], string>> = {
  live: 'People see it as soon as it is uploaded.',
  waiting: 'People see it once an Admin has approved it.',
};

/** What a lister reads of an own listing that is not live. */
export const OWN_STATE_TEXTS: Readonly<Record<Exclude<ModerationState, 'live'>, string>> = {
  waiting: 'Waiting for review: it stands in the lists once an Admin has approved it.',
  'change-asked': 'An Admin asks you to change something. Once you save it, it is looked at again.',
  refused:
    'Refused by an Admin: it stands in no list. Once you have changed it and saved it, it is looked at again.',
  hidden: 'Hidden by an Admin: it stands in no list.',
};

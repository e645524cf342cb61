import type { ModerationState } from './states.ts';

/** What a lister reads of an own listing that is not live. */
export const OWN_STATE_TEXTS: Readonly<Record<Exclude<ModerationState, 'live'>, string>> = {
  waiting: 'Waiting for review: it stands in the lists once an Admin has approved it.',
  'change-asked': 'An Admin asks you to change something. Once you save it, it is looked at again.',
  refused: 'Refused by an Admin: it stands in no list.',
  hidden: 'Hidden by an Admin: it stands in no list.',
};

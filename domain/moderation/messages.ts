import type { ModerationPolicy } from './policy.ts';
import type { AdminTransition, ModerationState } from './states.ts';

/** What an Admin reads of listings that are to be looked at, and does about them. */
export const moderationMessages = {
  title: 'Moderation',
  intro:
    'Listings that are new, changed or reported, and those that are kept off the lists. Photos of others and unusual prices are looked for among all listings.',
  search: 'Listing, or person’s id',
  none: 'No listing waits to be looked at.',
  notFound: 'This listing was not found.',
  notNow: 'This is no longer possible: the listing has changed. Please look at it again.',
  reasonRequired: 'Please say why. The lister is mailed your reason.',
  done: {
    approve: 'Approved.',
    'ask-change': 'The lister is asked to change it.',
    refuse: 'Refused. The lister is mailed your reason.',
    hide: 'Hidden. The lister is mailed your reason.',
    restore: 'Restored. The lister is mailed.',
  } satisfies Record<AdminTransition, string>,
} as const;

export const TRANSITION_TEXTS: Readonly<Record<AdminTransition, string>> = {
  approve: 'Approve',
  'ask-change': 'Ask for a change',
  refuse: 'Refuse',
  hide: 'Hide',
  restore: 'Restore',
};

export const STATE_TEXTS: Readonly<Record<ModerationState, string>> = {
  live: 'Live',
  waiting: 'Waiting for review',
  'change-asked': 'Change asked for',
  refused: 'Refused',
  hidden: 'Hidden',
};

export const POLICY_TEXTS: Readonly<Record<ModerationPolicy, string>> = {
  live: 'At once, without review',
  'reviewed-after': 'At once, reviewed after',
  'new-listers-first': 'Reviewed first for new listers',
  'reviewed-first': 'Reviewed first for all',
};

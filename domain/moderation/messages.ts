import type { ModerationPolicy } from './policy.ts';
import type { AdminTransition, ModerationState } from './states.ts';

export const moderationMessages = {
  title: 'Moderation',
  intro:
    'New, changed, reported and hidden listings. We check all listings for other people’s photos and unusual prices.',
  search: 'Listing, or a person’s id',
  none: 'No listings to review.',
  notFound: 'We couldn’t find this listing.',
  notNow: 'The listing has changed, so this is no longer possible. Please look at it again.',
  reasonRequired: 'Please say why: we’ll email the lister your reason.',
  done: {
    approve: 'Approved.',
    'ask-change': 'We’ve asked the lister to change it.',
    refuse: 'Declined. We’ve emailed the lister your reason.',
    hide: 'Hidden. We’ve emailed the lister your reason.',
    restore: 'Restored. We’ve emailed the lister.',
  } satisfies Record<AdminTransition, string>,
} as const;

export const TRANSITION_TEXTS: Readonly<Record<AdminTransition, string>> = {
  approve: 'Approve',
  'ask-change': 'Ask for a change',
  refuse: 'Decline',
  hide: 'Hide',
  restore: 'Restore',
};

export const STATE_TEXTS: Readonly<Record<ModerationState, string>> = {
  live: 'Live',
  waiting: 'Waiting for review',
  'change-asked': 'Change requested',
  refused: 'Declined',
  hidden: 'Hidden',
};

export const POLICY_TEXTS: Readonly<Record<ModerationPolicy, string>> = {
  live: 'At once, without review',
  'reviewed-after': 'At once, reviewed afterwards',
  'new-listers-first': 'Reviewed first for new listers',
  'reviewed-first': 'Reviewed first for all',
};

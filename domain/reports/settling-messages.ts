import { KINDS } from '../listing-kinds.ts';
import type { ReportAction, ReportedKind } from './rules.ts';

/** What an Admin reads of reports, and does about them. */
export const reportedMessages = {
  title: 'Reports',
  intro: 'What people reported, and how it ended.',
  search: 'Name, or person’s id',
  none: 'No report waits for you.',
  notFound: 'These reports were not found.',
  alreadySettled: 'These reports have been settled already.',
  noSuchAction: 'This cannot be done about what was reported.',
  noteRequired: 'Please say why.',
  done: {
    dismiss: 'Dismissed. Those who reported it are mailed.',
    hide: 'Hidden. The lister and those who reported it are mailed.',
    delete: 'Deleted. Those who reported it are mailed.',
    suspend: 'Suspended. The person and those who reported them are mailed.',
  } satisfies Record<ReportAction, string>,
} as const;

export const KIND_TEXTS: Readonly<Record<ReportedKind, string>> = {
  property: KINDS.property.label,
  car: KINDS.car.label,
  comment: 'Comment',
  person: 'Person',
};

/** How reports ended. */
export const OUTCOME_TEXTS: Readonly<Record<ReportAction, string>> = {
  dismiss: 'Dismissed',
  hide: 'Listing hidden',
  delete: 'Comment deleted',
  suspend: 'Person suspended',
};

import { KINDS } from '../listing-kinds.ts';
import type { ReportAction, ReportedKind } from './rules.ts';

export const reportedMessages = {
  title: 'Reports',
  intro: 'What people reported, and the outcome.',
  search: 'Name, or a person’s id',
  none: 'No open reports.',
  notFound: 'We couldn’t find these reports.',
  alreadySettled: 'These reports are already settled.',
  noSuchAction: 'You can’t do this to what was reported.',
  noteRequired: 'Please say why.',
  done: {
    dismiss: 'Dismissed. We’ve emailed the people who reported it.',
    hide: 'Hidden. We’ve emailed the lister and the people who reported it.',
    delete: 'Deleted. We’ve emailed the people who reported it.',
    suspend: 'Suspended. We’ve emailed the person and the people who reported them.',
  } satisfies Record<ReportAction, string>,
} as const;

export const KIND_TEXTS: Readonly<Record<ReportedKind, string>> = {
  property: KINDS.property.label,
  car: KINDS.car.label,
  comment: 'Comment',
  person: 'Person',
};

/** How reports were settled. */
export const OUTCOME_TEXTS: Readonly<Record<ReportAction, string>> = {
  dismiss: 'Dismissed',
  hide: 'Listing hidden',
  delete: 'Comment deleted',
  suspend: 'Person suspended',
};

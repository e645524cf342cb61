import type { Viewer } from '../accounts/actor.ts';
import { LISTING_KINDS } from '../listing-kinds.ts';

/** What can be reported. */
export const REPORTED_KINDS = [...LISTING_KINDS, 'comment', 'person'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

export const REPORT_REASONS = [
  'viewing-fee',
  'gone',
  'not-owner',
  'wrong-price',
  'stolen-photos',
  'land-dispute',
  'duty-unpaid',
  'offensive',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The reasons that make sense of each kind. */
export const REASONS_OF: Readonly<Record<ReportedKind, readonly ReportReason[]>> = {
  property: [
    'viewing-fee',
    'gone',
    'not-owner',
    'wrong-price',
    'stolen-photos',
    'land-dispute',
    'offensive',
    'other',
  ],
  car: [
    'viewing-fee',
    'gone',
    'not-owner',
    'wrong-price',
    'stolen-photos',
    'duty-unpaid',
    'offensive',
    'other',
  ],
  comment: ['offensive', 'other'],
  person: ['viewing-fee', 'not-owner', 'stolen-photos', 'offensive', 'other'],
};

/** Characters that details may have. */
export const REPORT_DETAILS_MAX = 1000;

/** Characters that an Admin's note may have. */
export const REPORT_NOTE_MAX = 500;

/** Reports are open until an Admin ends them. */
export const REPORT_STATES = ['open', 'settled'] as const;

/** How an Admin ends the reports of something. */
export const REPORT_ACTIONS = ['dismiss', 'hide', 'delete', 'suspend'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

/** What can be done about each kind, beside dismissing its reports. */
export const ACTION_OF: Readonly<Record<ReportedKind, Exclude<ReportAction, 'dismiss'>>> = {
  property: 'hide',
  car: 'hide',
  comment: 'delete',
  person: 'suspend',
};

/** Members report what is of someone else. */
export const canReport = (viewer: Viewer, ownerId: string): boolean =>
  Boolean(viewer) && viewer?.userId !== ownerId;

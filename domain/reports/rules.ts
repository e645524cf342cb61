import type { Viewer } from '../accounts/actor.ts';
import { LISTING_KINDS } from '../listing-kinds.ts';

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

/** The reasons that make sense for each kind. */
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

/** The longest details, in characters. */
export const REPORT_DETAILS_MAX = 1000;

/** The longest note of an Admin, in characters. */
export const REPORT_NOTE_MAX = 500;

/** Reports are open until an Admin settles them. */
export const REPORT_STATES = ['open', 'settled'] as const;

/** An Admin's ways to settle reports. */
export const REPORT_ACTIONS = ['dismiss', 'hide', 'delete', 'suspend'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

/** The action against each kind, beside dismissing its reports. */
export const ACTION_OF: Readonly<Record<ReportedKind, Exclude<ReportAction, 'dismiss'>>> = {
  property: 'hide',
  car: 'hide',
  comment: 'delete',
  person: 'suspend',
};

/** Members may report other people's things. */
export const canReport = (viewer: Viewer, ownerId: string): boolean =>
  Boolean(viewer) && viewer?.userId !== ownerId;

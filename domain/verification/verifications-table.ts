import { defineTable } from '../tables/table.ts';
import { formatInstantDate } from '../values/instant.ts';
import { STATE_TEXTS, verifyingMessages } from './admin-messages.ts';
import { VERIFICATION_KINDS, type VerificationKind } from './kinds.ts';
import { verificationMessages } from './messages.ts';
import { VERIFICATION_STATES, type VerificationState } from './states.ts';

const { titles } = verificationMessages;

/** Requests for verification; only a request's own page shows its number. */
export const VERIFICATIONS_TABLE = defineTable({
  name: 'verifications',
  summary: 'Requests for verification',
  isAboutPeople: true,
  row: 'request',
  rows: 'requests',
  none: verifyingMessages.none,
  search: {
    hint: verifyingMessages.search,
    description: 'A part of the name or email of the person',
  },
  columns: {
    _id: { type: 'id', file: 'Id' },
    userId: { type: 'id' },
    userName: { type: 'text', heading: 'Name' },
    email: { type: 'text', file: 'Email' },
    kind: {
      type: VERIFICATION_KINDS,
      heading: 'What',
      of: ({ kind }: { kind: VerificationKind }) => titles[kind],
    },
    property: {
      file: 'Stay',
      of: ({ property }: { property: { name: string } | null }) => property?.name ?? null,
    },
    state: { type: VERIFICATION_STATES, file: 'State' },
    createdAt: {
      type: 'instant',
      heading: 'Sent',
      shown: ({ createdAt }: { createdAt: string }) => formatInstantDate(createdAt),
    },
    expiresOn: { type: 'day', heading: 'Expires' },
    stateText: {
      heading: 'State',
      shown: ({ state }: { state: VerificationState }) => STATE_TEXTS[state],
    },
    decidedAt: { type: 'instant', isNullable: true, file: 'Decided' },
    reason: { type: 'text', isNullable: true, file: 'Reason' },
  },
  filters: {
    kind: { label: 'What', values: VERIFICATION_KINDS, labels: titles },
    state: {
      label: 'State',
      values: VERIFICATION_STATES,
      labels: STATE_TEXTS,
      unchosen: 'waiting',
    },
  },
  orders: { oldest: 'Oldest first' },
});

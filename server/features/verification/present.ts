import { type CalendarDate, today } from '#domain/values/calendar-date.ts';
import type { VerificationKind } from '#domain/verification/kinds.ts';
import { maskNumber } from '#domain/verification/numbers.ts';
import type {
  OwnVerification,
  VerificationDetail,
  VerificationRow,
} from '#domain/verification/schema.ts';
import type { VerificationState } from '#domain/verification/states.ts';
import { VERIFICATIONS_TABLE } from '#domain/verification/verifications-table.ts';
import type { EncryptionAtRest } from '#server/platform/crypto/encrypt-at-rest.ts';
import { columnValues } from '#server/platform/database/column-values.ts';
import type { VerificationListRow } from './list-repository.ts';
import type { OwnVerificationRow, VerificationDetailRow } from './repository.ts';
import { decryptNumber } from './secrets.ts';

/** A request as its owner sees it. */
export function presentOwn(
  row: OwnVerificationRow,
  atRest: EncryptionAtRest | undefined,
  now: Date,
): OwnVerification {
  const number = row.number && maskedNumber(atRest, row.id, row.kind, row.number);
  return { ...presentShared(row, now), number };
}

/** Stands for a number that exists but cannot be decrypted. */
const HIDDEN = '*****';

/** A number as shown to its owner. */
export function maskedNumber(
  atRest: EncryptionAtRest | undefined,
  id: string,
  kind: string,
  encrypted: Buffer,
): string {
  const number = decryptNumber(atRest, id, encrypted);
  return number === undefined ? HIDDEN : maskNumber(kind as VerificationKind, number);
}

const valuesOf = columnValues(VERIFICATIONS_TABLE);

/** A request as Admins list it: without its number. */
export const presentRow =
  (now: Date) =>
  (row: VerificationListRow): VerificationRow => ({
    ...valuesOf(row),
    ...presentShared(row, now),
    userName: row.checked_name,
  });

/** A request with its number in full. */
export function presentDetail(
  row: VerificationDetailRow,
  atRest: EncryptionAtRest | undefined,
  now: Date,
): VerificationDetail {
  const number = row.number && (decryptNumber(atRest, row.id, row.number) ?? null);
  return {
    ...presentRow(now)(row),
    number,
    readable: row.number === null || number !== null,
    documents: row.documents ?? 0,
    suspended: row.suspended_at !== null,
  };
}

const presentShared = (row: VerificationListRow, now: Date) => ({
  _id: row.id,
  kind: row.kind as VerificationKind,
  property: row.listing_id === null ? null : { _id: row.listing_id, name: row.property_name ?? '' },
  expiresOn: row.expires_on as CalendarDate,
  state: row.state as VerificationState,
  expired: row.expires_on < today(now),
  renamed: row.checked_name.toLowerCase() !== row.name.toLowerCase(),
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
});

import type { Viewer } from '../accounts/actor.ts';
import { type Check, failed, passed } from '../check.ts';
import { canUploadProperty } from '../properties/permissions.ts';
import { addMonths, type CalendarDate, parseCalendarDate } from '../values/calendar-date.ts';
import { EXPIRES_WITHIN_YEARS, VERIFICATION_KINDS, type VerificationKind } from './kinds.ts';
import { verificationMessages } from './messages.ts';
import { normaliseNumber } from './numbers.ts';
import type { OwnVerification } from './schema.ts';

/** Agents may have an agent's licence checked, and people who may list a stay its licence. */
export function canAsk(viewer: Viewer, kind: VerificationKind): boolean {
  if (!viewer) return false;
  if (kind === 'agent-licence') return viewer.role === 'Agent';
  return kind === 'ghana-card' || canUploadProperty(viewer);
}

export const kindsFor = (viewer: Viewer): VerificationKind[] =>
  VERIFICATION_KINDS.filter((kind) => canAsk(viewer, kind));

/** Whether a person is known to be who they say, by checks that hold: only a Ghana Card is about the person. */
export const isIdentityVerified = (checks: readonly { kind: VerificationKind }[]): boolean =>
  checks.some(({ kind }) => kind === 'ghana-card');

/** Own requests whose checks hold. */
export const holding = (verifications: readonly OwnVerification[]): OwnVerification[] =>
  verifications.filter(
    ({ state, expired, renamed }) => state === 'approved' && !expired && !renamed,
  );

/** The problem with a day of expiry; the last day still counts. */
export function expiryProblem(text: string, today: CalendarDate): string | undefined {
  const day = parseCalendarDate(text);
  if (!day) return verificationMessages.expiryRequired;
  if (day < today) return verificationMessages.expired;
  return day > addMonths(today, EXPIRES_WITHIN_YEARS * 12)
    ? verificationMessages.expiryTooFar
    : undefined;
}

export interface VerificationForm {
  kind: VerificationKind;
  number: string;
  expiresOn: string;
  /** For a stay's licence. */
  propertyId: string;
  documents: number;
}

export function checkVerification(form: VerificationForm, today: CalendarDate): Check {
  const fields: Record<string, string> = {};
  if (form.kind === 'stay-licence' && !form.propertyId) {
    fields.propertyId = verificationMessages.chooseStay;
  }
  if (!normaliseNumber(form.kind, form.number)) {
    fields.number = verificationMessages.invalidNumber[form.kind];
  }
  const expiry = expiryProblem(form.expiresOn, today);
  if (expiry) fields.expiresOn = expiry;
  if (form.documents === 0) fields.documents = verificationMessages.documentsRequired;
  const [first] = Object.values(fields);
  return first === undefined ? passed : failed(first, fields);
}

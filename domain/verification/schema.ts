import { z } from 'zod';
import { fieldMessages } from '../field-messages.ts';
import {
  calendarDate,
  calendarDateResponse,
  choice,
  id,
  instantResponse,
  optionalParagraph,
} from '../fields-schema.ts';
import { tableRow } from '../tables/schema.ts';
import type { TableQuery } from '../tables/table.ts';
import { verifyingMessages } from './admin-messages.ts';
import { VERIFICATION_KINDS, VERIFICATION_REASON_MAX } from './kinds.ts';
import { verificationMessages } from './messages.ts';
import { normaliseNumber } from './numbers.ts';
import { ADMIN_TRANSITIONS, needsReason, VERIFICATION_STATES } from './states.ts';
import { VERIFICATIONS_TABLE } from './verifications-table.ts';

/** A check of a lister, as everyone sees it. */
export const ListerCheck = z.object({
  kind: z.enum(VERIFICATION_KINDS),
  checkedOn: calendarDateResponse,
  property: z
    .object({ _id: id, name: z.string() })
    .nullable()
    .describe('The stay that a licence of a stay is for'),
});
export type ListerCheck = z.infer<typeof ListerCheck>;

/** The checks that apply to one of their listings. */
export const checksResponse = z
  .array(ListerCheck)
  .optional()
  .describe(
    'What our Admins checked of its lister, and holds today; in lists not there where nothing does',
  );

/** The texts of the request form, as sent. */
export const VerificationTexts = z.object({
  kind: choice(VERIFICATION_KINDS),
  number: z
    .string({ error: fieldMessages.required })
    .max(100, fieldMessages.tooLong(100))
    .describe('As on the document; spaces, dashes and the case of letters do not matter'),
  expiresOn: calendarDate(verificationMessages.expiryRequired).describe('Its last day'),
  propertyId: z.string().default('').describe('The short stay that a licence of a stay is for'),
});

/** The same with the number as it is stored. */
export const VerificationFields = VerificationTexts.transform((form, context) => {
  const number = normaliseNumber(form.kind, form.number);
  if (number !== undefined) return { ...form, number };
  const message = verificationMessages.invalidNumber[form.kind];
  context.addIssue({ code: 'custom', path: ['number'], message });
  return z.NEVER;
});
export type VerificationFields = z.infer<typeof VerificationFields>;

export const OwnVerification = z.object({
  _id: id,
  kind: z.enum(VERIFICATION_KINDS),
  property: z.object({ _id: id, name: z.string() }).nullable(),
  number: z.string().nullable().describe('Masked; null once it is deleted'),
  expiresOn: calendarDateResponse,
  state: z.enum(VERIFICATION_STATES),
  expired: z.boolean(),
  renamed: z.boolean().describe('The account has another name since: no badge shows'),
  createdAt: instantResponse,
  decidedAt: instantResponse.nullable(),
  reason: z.string().nullable(),
});
export type OwnVerification = z.infer<typeof OwnVerification>;

export const OwnVerifications = z.object({
  taken: z.boolean().describe('Whether the site can take documents in'),
  stays: z.array(z.object({ _id: id, name: z.string() })).describe('Own short stays'),
  verifications: z.array(OwnVerification).describe('The newest first, 50 at most'),
});
export type OwnVerifications = z.infer<typeof OwnVerifications>;

export type VerificationsQuery = TableQuery<typeof VERIFICATIONS_TABLE>;

const { property, expired, renamed } = OwnVerification.shape;

export const VerificationRow = tableRow(VERIFICATIONS_TABLE, { property, expired, renamed });
export type VerificationRow = z.infer<typeof VerificationRow>;

export const VerificationDetail = VerificationRow.extend({
  number: z.string().nullable().describe('In full; null once it is deleted'),
  readable: z.boolean().describe('False: the key that encrypted it is not there'),
  documents: z.number().int().min(0).describe('How many photos there are'),
  suspended: z.boolean(),
});
export type VerificationDetail = z.infer<typeof VerificationDetail>;

export const DecideVerificationBody = z
  .object({
    transition: choice(ADMIN_TRANSITIONS),
    reason: optionalParagraph(VERIFICATION_REASON_MAX),
    expiresOn: calendarDate()
      .optional()
      .describe('Of an approval: the last day, as the document has it'),
  })
  .refine(({ transition, reason }) => !needsReason(transition) || reason !== '', {
    path: ['reason'],
    message: verifyingMessages.reasonRequired,
  });
export type DecideVerificationBody = z.infer<typeof DecideVerificationBody>;

import { z } from 'zod';
import { fieldMessages } from '../field-messages.ts';
import { choice, id, instantResponse, optionalLine } from '../fields-schema.ts';
import { PRICE_MAX_CEDI, parsePrice } from '../values/money.ts';
import { ENTRY_KINDS } from './journal.ts';
import { PAYMENT_METHODS, PAYMENT_NOTE_MAX } from './limits.ts';
import { paymentMessages } from './messages.ts';

/** An entry of the journal of a stay; amounts in cedi. */
export const StayEntry = z.object({
  _id: id,
  kind: z.enum(ENTRY_KINDS),
  amount: z.number().describe('Above zero; the kind says which way'),
  madeAt: instantResponse,
  method: z.enum(PAYMENT_METHODS).nullable().describe('Of payments and refunds'),
  note: z.string(),
  receipt: z.string().nullable().describe('Of payments and refunds'),
  reverses: id.nullable().describe('The entry that it undoes'),
  undone: z.boolean(),
});
export type StayEntry = z.infer<typeof StayEntry>;

/** How the money of a stay stands, and why: entries are never changed, the first comes first. In cedi. */
export const StayMoney = z.object({
  due: z.number().describe('What the stay costs by now'),
  paid: z.number().describe('Payments without what was refunded'),
  toPay: z.number(),
  toRefund: z.number().describe('What the guest paid beyond what is due, deposits included'),
  deposit: z.number().describe('What the host may take beyond what is due'),
  entries: z.array(StayEntry),
});
export type StayMoney = z.infer<typeof StayMoney>;

/** A payment by the guest, or a refund, that the host records; nothing is charged. */
export const PaymentBody = z.object({
  kind: z.enum(['payment', 'refund']),
  amount: z
    .number({ error: paymentMessages.amountRequired })
    .positive(paymentMessages.amountRequired)
    .max(PRICE_MAX_CEDI, fieldMessages.priceTooHigh)
    .refine((cedi) => parsePrice(cedi) !== undefined, fieldMessages.invalidPrice)
    .describe('In cedi, two decimals at most'),
  method: choice(PAYMENT_METHODS, paymentMessages.methodRequired),
  note: optionalLine(PAYMENT_NOTE_MAX).describe('On the receipt'),
});
export type PaymentBody = z.infer<typeof PaymentBody>;

export const StayMoneyResponse = z.object({ message: z.string(), money: StayMoney });
export type StayMoneyResponse = z.infer<typeof StayMoneyResponse>;

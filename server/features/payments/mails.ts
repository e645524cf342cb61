import { mailMessages } from '#domain/mail-messages.ts';
import type { Balance } from '#domain/payments/journal.ts';
import { NOT_OURS, paymentMessages } from '#domain/payments/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { formatPesewas } from '#domain/values/money.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { amountOf, receiptOf } from './present.ts';
import type { EntryRow, PaidStayRow } from './repository.ts';

/** The receipt of a payment or a refund, for the guest. */
export function receiptMail(
  stay: PaidStayRow,
  entry: EntryRow,
  balance: Balance,
  appUrl: string,
): Mail {
  const amount = formatPesewas(amountOf(entry));
  const isPayment = entry.kind === 'payment';
  return toGuest(stay, entry, appUrl, {
    subject: `Receipt: ${amount} ${isPayment ? 'paid' : 'refunded'} for ${stay.property_name}`,
    heading: isPayment ? 'Your host received your payment' : 'Your host refunded you',
    paragraphs: [
      isPayment
        ? `${hostOf(stay)} recorded that you paid ${amount} for your stay at ${stay.property_name}.`
        : `${hostOf(stay)} recorded that you got back ${amount} for your stay at ${stay.property_name}.`,
      ...(entry.note ? [{ said: entry.note }] : []),
    ],
    balance,
  });
}

/** Says that a payment or a refund was recorded by mistake. */
export function undoneMail(
  stay: PaidStayRow,
  entry: EntryRow,
  balance: Balance,
  appUrl: string,
): Mail {
  const amount = formatPesewas(amountOf(entry));
  const what = entry.kind === 'payment' ? 'payment' : 'refund';
  return toGuest(stay, entry, appUrl, {
    subject: `Undone: ${what} of ${amount} for ${stay.property_name}`,
    heading: `A ${what} was undone`,
    paragraphs: [
      `${hostOf(stay)} took back the ${what} of ${amount} that they had recorded for your stay at ${stay.property_name}. Its receipt no longer counts.`,
    ],
    balance,
  });
}

interface Content {
  subject: string;
  heading: string;
  paragraphs: (string | { said: string })[];
  balance: Balance;
}

const toGuest = (
  stay: PaidStayRow,
  entry: EntryRow,
  appUrl: string,
  { subject, heading, paragraphs, balance }: Content,
): Mail => ({
  to: stay.guest_email,
  subject,
  ...layOutMail({
    heading,
    name: stay.guest_firstname,
    paragraphs: [...paragraphs, NOT_OURS],
    facts: factsOf(stay, entry, balance),
    action: { label: 'See your bookings', url: appUrl + paths.bookings },
    why: mailMessages.booked,
  }),
});

const hostOf = ({ lister_firstname, lister_lastname }: PaidStayRow) =>
  `${lister_firstname} ${lister_lastname}`;

function factsOf(
  stay: PaidStayRow,
  entry: EntryRow,
  { paid, toPay, toRefund }: Balance,
): [string, string][] {
  return [
    ['Receipt', receiptOf(stay.id, entry.receipt_number ?? 0)],
    ['Amount', formatPesewas(amountOf(entry))],
    ['Paid by', entry.method ? paymentMessages.methods[entry.method] : ''],
    ['Host', hostOf(stay)],
    ['Paid so far', formatPesewas(paid)],
    [paymentMessages.toPay, formatPesewas(toPay)],
    ...(toRefund > 0 ? ([[paymentMessages.toRefund, formatPesewas(toRefund)]] as const) : []),
  ].map(([label, value]) => [String(label), String(value)]);
}

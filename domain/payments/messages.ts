import type { EntryKind } from './journal.ts';
import type { PaymentMethod } from './limits.ts';

/** The money of a stay, which guest and host settle between themselves. */
export const paymentMessages = {
  money: 'Money',
  guestsMoney: 'Payments and receipts',
  toPay: 'Still to pay',
  toPayHelp: 'You pay your host, as the two of you agree.',
  paid: 'Paid',
  toRefund: 'To refund',
  deposit: (amount: string) => `A refundable deposit of ${amount} comes on top.`,
  none: 'Nothing to pay, and nothing paid.',
  kinds: {
    booked: 'Price of the stay',
    changed: 'More for other dates',
    ended: 'No longer to pay',
    payment: 'Payment',
    refund: 'Refund',
    reversal: 'Undone',
  } satisfies Record<EntryKind, string>,
  methods: { cash: 'Cash', momo: 'Mobile money', bank: 'Bank' } satisfies Record<
    PaymentMethod,
    string
  >,
  receipt: (number: string) => `Receipt ${number}`,
  undone: 'undone',
  recordPayment: 'Record a payment',
  recordRefund: 'Record a refund',
  amount: 'Amount',
  amountRequired: 'Please enter an amount above zero.',
  method: 'How',
  methodRequired: 'Please choose how it was paid.',
  note: 'Note',
  noteHelp: 'Your guest reads it on the receipt.',
  guestGetsReceipt: 'We’ll email your guest a receipt.',
  recording: 'Recording...',
  close: 'Close',
  undo: 'Undo',
  paymentRecorded: 'Payment recorded. We’ll email your guest a receipt.',
  refundRecorded: 'Refund recorded. We’ll email your guest a receipt.',
  undoneNow: 'Undone. We’ll email your guest.',
  failure: 'We couldn’t record it. Please try again.',
  loadFailure: 'We couldn’t load the money of this stay',
  notYours: 'You can only see the money of stays at your own properties.',
  entryNotFound: 'We couldn’t find this payment.',
  notAccepted: 'Accept the request before you record a payment.',
  nothingDue: 'Nothing is left to pay for this stay.',
  moreThanDue: (most: string) => `At most ${most} is left to pay, with the deposit.`,
  nothingPaid: 'No payment is recorded, so there is nothing to refund.',
  moreThanPaid: (most: string) => `At most ${most} can be refunded: no more was paid.`,
  alreadyUndone: 'This is undone already.',
  notUndone: 'Only payments and refunds can be undone.',
  refundFirst: 'Part of it was refunded. Please undo the refund first.',
  tooManyToday: 'You’ve reached the daily limit for recording payments. Please try again tomorrow.',
} as const;

/** On each receipt. */
export const NOT_OURS =
  'Efie did not take this money: your host recorded it. If something is wrong, please talk to your host.';

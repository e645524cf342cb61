export const PAYMENT_METHODS = ['cash', 'momo', 'bank'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_NOTE_MAX = 200;

/** Payments, refunds and undone ones that an account records in a day. */
export const PAYMENTS_A_DAY = 200;

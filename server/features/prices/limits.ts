import type { LimitRule } from '#server/platform/limits.ts';

/** Switching mails about prices on and off, by account; docs/product.md, "Sessions and credentials". */
export const PRICE_DROP_MAILS: LimitRule = {
  name: 'priceDropMails',
  points: 100,
  seconds: 60 * 60,
};

import { z } from 'zod';

/** One line of a price, in cedi; discounts are negative. */
export const PriceLine = z.object({
  kind: z.enum(['nights', 'discount', 'cleaning', 'extra-guests', 'tax']),
  label: z.string(),
  amount: z.number(),
});
export type PriceLine = z.infer<typeof PriceLine>;

import { z } from 'zod';
import { fieldMessages } from '../field-messages.ts';

/** Whether someone is mailed that the price of a favourite dropped; the body of PUT /api/User/price-drop-mails, too. */
export const PriceDropMails = z.object({
  wanted: z.boolean({ error: fieldMessages.required }).describe('Yes unless it was switched off'),
});
export type PriceDropMails = z.infer<typeof PriceDropMails>;

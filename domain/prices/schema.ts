import { z } from 'zod';
import { fieldMessages } from '../field-messages.ts';

/** Whether someone gets an email when the price of a favourite drops; also the body of PUT /api/User/price-drop-mails. */
export const PriceDropMails = z.object({
  wanted: z.boolean({ error: fieldMessages.required }).describe('Yes unless it was switched off'),
});
export type PriceDropMails = z.infer<typeof PriceDropMails>;

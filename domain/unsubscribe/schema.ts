import { z } from 'zod';

/** The emails that people can stop without logging in. */
const STOPPABLE = ['saved-search', 'price-drops'] as const;

/** The subscription behind an email's link. */
export const Unsubscription = z.object({
  about: z.enum(STOPPABLE),
  name: z.string().describe('What its emails are about'),
  isStopped: z.boolean().describe('There are no such emails any more'),
});
export type Unsubscription = z.infer<typeof Unsubscription>;

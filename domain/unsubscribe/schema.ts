import { z } from 'zod';

/** What the mails are about that can be stopped without a login. */
const STOPPABLE = ['saved-search', 'price-drops'] as const;

/** What the link in a mail stands for. */
export const Unsubscription = z.object({
  about: z.enum(STOPPABLE),
  name: z.string().describe('What its emails are about'),
  isStopped: z.boolean().describe('There are no such emails any more'),
});
export type Unsubscription = z.infer<typeof Unsubscription>;

import { z } from 'zod';
import { instantResponse } from '../fields-schema.ts';
import { SETUP_STEPS } from './rules.ts';

export const Setup = z.object({
  mailServer: z.boolean().describe('Whether an email server is named (SMTP_URL)'),
  mailsReach: z
    .boolean()
    .describe('Whether emails reach people: by an email server, or as the site is only tried'),
  demoListings: z
    .number()
    .int()
    .describe('Listings of the demo that everyone can see; 0 where the site is only tried'),
  lastBackupAt: instantResponse.nullable(),
  done: z.array(z.enum(SETUP_STEPS)),
});
export type Setup = z.infer<typeof Setup>;

import { z } from 'zod';
import { instant, instantResponse } from '../fields-schema.ts';
import { NEWS_PARTS } from './parts.ts';

const Part = z.object({
  count: z.number().int().min(0).describe('Up to 100'),
  lookedAt: instantResponse.nullable().describe('When you last looked; null: never'),
});

const Unread = Part.pick({ count: true });

/** What others did since one last looked, by part. */
export const News = z.object({
  stays: Part.describe('Own stays that a host cancelled'),
  hostedStays: Part.describe('Stays at your properties, booked or cancelled by the guest'),
  enquiries: Unread.describe(
    'Conversations about your listings with messages that you have not read',
  ),
  answers: Unread.describe('The same of those that you began'),
  contactMessages: Part.describe('Messages of the contact page; none but for an Admin'),
});
export type News = z.infer<typeof News>;

export const NewsPath = z.object({ part: z.enum(NEWS_PARTS) });

/** The latest moment in what someone was shown of a part: they have seen everything up to it. */
export const LookedBody = z.object({ lookedAt: instant() });
export type LookedBody = z.infer<typeof LookedBody>;

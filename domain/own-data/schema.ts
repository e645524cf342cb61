import { z } from 'zod';
import { instantResponse } from '../fields-schema.ts';

/** The lists in the file, in order. */
export const OWN_DATA_PARTS = [
  'properties',
  'cars',
  'bookings',
  'staysHosted',
  'stayMoney',
  'stayRules',
  'blockedNights',
  'calendars',
  'comments',
  'stayReviews',
  'conversations',
  'messages',
  'favourites',
  'savedSearches',
  'verifications',
  'reports',
  'contactMessages',
  'decisions',
  'activity',
  'roleRequests',
  'sessions',
  'passkeys',
] as const;
export type OwnDataPart = (typeof OWN_DATA_PARTS)[number];

/** The file with a member's data and photos: being made, or ready for download. */
export const OwnArchive = z.object({
  state: z.enum(['none', 'making', 'ready']),
  bytes: z.number().int().nullable(),
  expiresAt: instantResponse.nullable(),
});
export type OwnArchive = z.infer<typeof OwnArchive>;

const rows = z.array(z.record(z.string(), z.unknown()));

/** The file of GET /api/User/data: rows as stored, without purely technical columns. */
export const OwnData = z.object({
  account: z.record(z.string(), z.unknown()),
  ...(Object.fromEntries(OWN_DATA_PARTS.map((part) => [part, rows])) as Record<
    OwnDataPart,
    typeof rows
  >),
});
export type OwnData = z.infer<typeof OwnData>;

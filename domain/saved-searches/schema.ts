import { z } from 'zod';
import { choice, id, instantResponse, line } from '../fields-schema.ts';
import { ALERTS, SEARCH_NAME_MAX, savedSearchMessages } from './messages.ts';
import { SEARCH_PATHS } from './searched-lists.ts';

const name = line(SEARCH_NAME_MAX, savedSearchMessages.nameRequired);
const alerts = choice(ALERTS).describe(
  'By email: at once, daily at 18:00 (Africa/Accra), or not at all',
);

export const SavedSearch = z.object({
  _id: id,
  name: z.string(),
  path: z.enum(SEARCH_PATHS).describe('The page whose list it searches'),
  query: z.record(z.string(), z.string()).describe('The filters of that page'),
  alerts: z.enum(ALERTS),
  paused: z.boolean(),
  createdAt: instantResponse,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const ListSavedSearchesResponse = z.array(SavedSearch);

/** The body of POST /api/saved-searches. */
export const SaveSearchBody = z.object({
  name,
  path: choice(SEARCH_PATHS),
  query: z.record(z.string().max(60), z.string().max(500)),
  alerts,
});
export type SaveSearchBody = z.infer<typeof SaveSearchBody>;

/** The body of PATCH /api/saved-searches/{id}; fields left out stay. */
export const ChangeSearchBody = z.object({
  name: name.optional(),
  alerts: alerts.optional(),
  paused: z.boolean().optional(),
});
export type ChangeSearchBody = z.infer<typeof ChangeSearchBody>;

import type { Alerts } from '#domain/saved-searches/messages.ts';
import type { SavedSearch } from '#domain/saved-searches/schema.ts';
import type { SavedSearchRow } from './repository.ts';

/** A search as its owner sees it. */
export const presentSearch = (row: SavedSearchRow): SavedSearch => ({
  _id: row.id,
  name: row.name,
  path: row.path,
  query: row.query as Record<string, string>,
  alerts: row.alerts as Alerts,
  paused: row.paused,
  createdAt: row.created_at.toISOString(),
});

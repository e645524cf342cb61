import type { FastifyInstance } from 'fastify';
import { unfoundSearchesTable } from '#domain/unfound-searches/calls.ts';
import { UNFOUND_SEARCHES_TABLE } from '#domain/unfound-searches/unfound-searches-table.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportUnfoundSearches, listUnfoundSearches } from './list-unfound-searches.ts';

/** /api/admin/unfound-searches: what was searched for and not found. */
export async function unfoundSearchesRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  adminTable(app, platform, UNFOUND_SEARCHES_TABLE, unfoundSearchesTable, {
    read: (actor, query, window) => listUnfoundSearches(platform, actor, query, window),
    readAll: (actor, query) => exportUnfoundSearches(platform, actor, query),
  });
}

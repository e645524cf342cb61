import type { FastifyInstance } from 'fastify';
import { KINDS, LISTING_KINDS } from '#domain/listing-kinds.ts';
import { unfoundSearchesTable } from '#domain/unfound-searches/calls.ts';
import { UNFOUND_SEARCHES_TABLE } from '#domain/unfound-searches/unfound-searches-table.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportUnfoundSearches, listUnfoundSearches } from './list-unfound-searches.ts';
import { unfoundSearchCounter } from './note-unfound-searches.ts';

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

/** How often what was noted is written, in milliseconds. */
const WRITTEN_EVERY_MS = 60_000;

interface ListQuery {
  search?: string;
  page?: number;
  after?: unknown;
  before?: unknown;
}

/** Notes the searches whose first page has nothing that fits all of them. */
export function noteUnfoundSearches(
  api: FastifyInstance,
  platform: Pick<Platform, 'db' | 'log' | 'now'>,
): void {
  const counter = unfoundSearchCounter(platform);
  api.addHook('onResponse', async ({ method, routeOptions, query }, reply) => {
    const kind = LISTING_KINDS.find((each) => routeOptions.url === `/api/${KINDS[each].list}`);
    if (!kind || method !== 'GET' || reply.statusCode !== 200) return;
    const { search, page, after, before } = query as ListQuery;
    if (search === undefined || page !== 1 || after || before) return;
    const fits = reply.getHeader('x-search-fits') ?? reply.getHeader('x-total-count');
    counter.note({ kind, search, isFound: String(fits) !== '0' });
  });
  const timer = setInterval(() => void counter.write(), WRITTEN_EVERY_MS).unref();
  api.addHook('onClose', async () => {
    clearInterval(timer);
    await counter.write();
  });
}

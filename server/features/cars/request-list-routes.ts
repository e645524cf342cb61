import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requestsTable } from '#domain/cars/calls.ts';
import { REQUESTS_TABLE } from '#domain/cars/requests-table.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportRequests, listRequests } from './list-requests.ts';

/** /api/admin/relocation-requests: the requests uploaded with vehicles. */
export const requestListRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  adminTable(app, platform, REQUESTS_TABLE, requestsTable, {
    read: (actor, query, window) => listRequests(platform, actor, query, window),
    readAll: (actor, query) => exportRequests(platform, actor, query),
  });
};

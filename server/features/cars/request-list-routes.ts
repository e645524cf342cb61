import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requestsTable } from '#domain/cars/calls.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportRequests, listRequests } from './list-requests.ts';

/** /api/admin/relocation-requests: what vehicles were uploaded with. */
export const requestListRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  adminTable(app, platform, 'relocation-requests', requestsTable, {
    columns: [
      { heading: 'Vehicle', of: ({ name }) => name },
      { heading: 'Listed by', of: ({ owner }) => owner.name },
      { heading: 'For', of: ({ request }) => request.userName },
      { heading: 'Car type', of: ({ request }) => request.carType },
      { heading: 'Registration', of: ({ request }) => request.registrationNumber },
      { heading: 'Region', of: ({ request }) => request.region },
      { heading: 'Town', of: ({ request }) => request.cityOrTown },
      { heading: 'Driver', of: ({ request }) => request.driverName },
      { heading: 'Contact of the driver', of: ({ request }) => request.driverContact },
      { heading: 'Enquiries', of: ({ enquiries }) => enquiries },
      { heading: 'When', of: ({ createdAt }) => createdAt },
    ],
    read: (actor, query, window) => listRequests(platform, actor, query, window),
    readAll: (actor, query) => exportRequests(platform, actor, query),
  });
};

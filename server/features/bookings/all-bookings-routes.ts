import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allBookingsTable } from '#domain/bookings/calls.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import type { Platform } from '#server/platform/platform.ts';
import { STAY_COLUMNS } from './hosted/export-hosted-stays.ts';
import { exportAllBookings, listAllBookings } from './list-all-bookings.ts';

/** /api/admin/bookings: everybody's. */
export const allBookingsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  adminTable(app, platform, 'bookings', allBookingsTable, {
    columns: [...STAY_COLUMNS, { heading: 'Lister', of: ({ lister }) => lister.name }],
    read: (actor, query, window) => listAllBookings(platform, actor, query, window),
    readAll: (actor, query) => exportAllBookings(platform, actor, query),
  });
};

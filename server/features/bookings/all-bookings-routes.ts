import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { BOOKINGS_TABLE } from '#domain/bookings/bookings-table.ts';
import { allBookingsTable } from '#domain/bookings/calls.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportAllBookings, listAllBookings } from './list-all-bookings.ts';

/** /api/admin/bookings: everyone's. */
export const allBookingsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  adminTable(app, platform, BOOKINGS_TABLE, allBookingsTable, {
    read: (actor, query, window) => listAllBookings(platform, actor, query, window),
    readAll: (actor, query) => exportAllBookings(platform, actor, query),
  });
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Platform } from '#server/platform/platform.ts';

/** /api/bookings (specification §7). */
export const bookingsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async () => {};

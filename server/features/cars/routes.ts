import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Platform } from '#server/platform/platform.ts';

/** /api/cars (specification §7). */
export const carsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async () => {};

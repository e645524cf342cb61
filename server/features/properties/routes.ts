import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Platform } from '#server/platform/platform.ts';

/** /api/properties (specification §7). */
export const propertiesRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async () => {};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Platform } from '#server/platform/platform.ts';

/** /api/comments (specification §7). */
export const commentsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async () => {};

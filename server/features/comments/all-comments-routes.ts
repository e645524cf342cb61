import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allCommentsTable } from '#domain/comments/calls.ts';
import { COMMENTS_TABLE } from '#domain/comments/comments-table.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportAllComments, listAllComments } from './list-all-comments.ts';

/** /api/admin/comments: everyone's. */
export const allCommentsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  adminTable(app, platform, COMMENTS_TABLE, allCommentsTable, {
    read: (actor, query, window) => listAllComments(platform, actor, query, window),
    readAll: (actor, query) => exportAllComments(platform, actor, query),
  });
};

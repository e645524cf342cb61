import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allCommentsTable } from '#domain/comments/calls.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportAllComments, listAllComments } from './list-all-comments.ts';

/** /api/admin/comments: everybody's. */
export const allCommentsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  adminTable(app, platform, 'comments', allCommentsTable, {
    columns: [
      { heading: 'Id', of: ({ _id }) => _id },
      { heading: 'Property', of: ({ propertyName }) => propertyName },
      { heading: 'Who', of: ({ userName }) => userName },
      { heading: 'Comment', of: ({ comment }) => comment },
      { heading: 'Stars', of: ({ rating }) => rating },
      { heading: 'When', of: ({ createdAt }) => createdAt },
    ],
    read: (actor, query, window) => listAllComments(platform, actor, query, window),
    readAll: (actor, query) => exportAllComments(platform, actor, query),
  });
};

import type { FastifyInstance } from 'fastify';
import { moderationCalls, moderationTable } from '#domain/moderation/calls.ts';
import { farPriceText } from '#domain/moderation/far-price.ts';
import { moderationMessages } from '#domain/moderation/messages.ts';
import type { ModeratedListing, ModerationQuery } from '#domain/moderation/schema.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import type { CsvColumn } from '#server/platform/http/responses/csv.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  exportModerated,
  listModerated,
  listOwnModeration,
  type ModeratedLine,
} from './list-moderated.ts';
import { moderateListing } from './moderate-listing.ts';
import { beginningFor } from './note-listed.ts';

/** What Admins make of listings (docs/product.md, "Moderation"). */
export async function moderationRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  adminTable<'moderation', typeof ModerationQuery, typeof ModeratedListing, ModeratedLine>(
    app,
    platform,
    'moderation',
    moderationTable,
    {
      columns: COLUMNS,
      read: (actor, query, window) => listModerated(platform, actor, query, window),
      readAll: (actor, query) => exportModerated(platform, actor, query),
    },
  );

  const serve = serveCalls(app, platform, moderationCalls);

  serve('POST /api/admin/moderation/:kind/:id', async (request) => {
    await moderateListing(platform, requireActor(request), request.params, request.body);
    return { message: moderationMessages.done[request.body.transition] };
  });

  serve('GET /api/User/moderation', async (request) =>
    listOwnModeration(platform, requireActor(request)),
  );

  serve('GET /api/User/moderation/new', async (request) => {
    const { state } = await beginningFor(platform.db, requireActor(request));
    return { state };
  });
}

const COLUMNS: readonly CsvColumn<ModeratedLine>[] = [
  { heading: 'Id', of: ({ _id }) => _id },
  { heading: 'Kind', of: ({ kind }) => kind },
  { heading: 'Name', of: ({ name }) => name },
  { heading: 'Lister', of: ({ listerName }) => listerName },
  { heading: 'Price', of: ({ price }) => price },
  {
    heading: 'Far from the usual price',
    of: ({ price, usualPrices, kind }) => usualPrices && farPriceText(price, usualPrices, kind),
  },
  { heading: 'State', of: ({ state }) => state },
  { heading: 'Reason', of: ({ reason }) => reason },
  { heading: 'Since', of: ({ since }) => since },
  { heading: 'Approved', of: ({ approvedAt }) => approvedAt },
  { heading: 'Reported by', of: ({ reportedBy }) => reportedBy },
  { heading: 'Similar photos', of: ({ similar }) => similar },
];

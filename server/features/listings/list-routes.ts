import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Call, CallName } from '#domain/call.ts';
import type { ViewQuery } from '#domain/listing-card-schema.ts';
import type { ListName } from '#domain/listing-kinds.ts';
import type { ListCalls } from '#domain/listings/calls.ts';
import type { Topic } from '#server/platform/cache/topics.ts';
import { sendPaging } from '#server/platform/http/calls/paging.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { skipResponseValidation } from '#server/platform/http/responses/response-schema.ts';
import { sendKept } from '#server/platform/http/responses/send-kept.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { CountedOptions } from './filters/count-filter-options.ts';
import { sendFilterCounts } from './filters/filter-count-routes.ts';
import type { ListingPage } from './list-listings.ts';
import { type AnyListing, sendPublicList, sendSearchTold } from './public-list-routes.ts';

/** The lists of a kind of listing: the queries they take, and the functions that read them. */
interface Lists<Name extends ListName, Query extends ViewQuery, MapQuery> {
  name: Name;
  calls: ListCalls<Name, z.ZodType<Query>, z.ZodType<MapQuery>, z.ZodType>;
  /** The topics whose changes make a cached list stale, by its query. */
  topics: (path: unknown, query: Readonly<Record<string, unknown>>) => readonly Topic[];
  list(platform: Platform, query: Query): Promise<ListingPage<AnyListing>>;
  listOwn(platform: Platform, actor: Actor, query: Query): Promise<ListingPage<unknown>>;
  countWithout(platform: Platform, query: Query): Promise<unknown>;
  countFilterOptions(platform: Platform, query: Query): Promise<CountedOptions>;
  map(platform: Platform, query: MapQuery): Promise<unknown>;
}

/**
 * The calls for the lists of a kind of listing: everyone's, with the counts of its filters, and the
 * lister's own. `as Query` is safe because the schema of the call has checked it; the compiler
 * cannot follow a name that is a parameter.
 */
export const listRoutes =
  <Name extends ListName, Query extends ViewQuery, MapQuery>(lists: Lists<Name, Query, MapQuery>) =>
  async (app: FastifyInstance, { platform }: { platform: Platform }): Promise<void> => {
    const { topics } = lists;
    const name: ListName = lists.name;
    const serve = serveCalls(app, platform, lists.calls as Readonly<Record<CallName, Call>>);
    // Only the page of one listing shows contacts, so a list is the same for everyone.
    const kept = { config: { sameForAll: true, dependsOn: topics } };

    serve(
      `GET /api/${name}`,
      async (request, reply) =>
        sendPublicList(request, reply, platform, () =>
          lists.list(platform, request.query as Query),
        ),
      kept,
    );

    serve(
      `GET /api/${name}/without`,
      async (request, reply) =>
        sendKept(request, reply, platform.responses, () =>
          lists.countWithout(platform, request.query as Query),
        ),
      kept,
    );

    serve(
      `GET /api/${name}/facets`,
      async (request, reply) =>
        sendFilterCounts(request, reply, platform, () =>
          lists.countFilterOptions(platform, request.query as Query),
        ),
      kept,
    );

    serve(
      `GET /api/${name}/map`,
      async (request, reply) =>
        sendKept(request, reply, platform.responses, () =>
          lists.map(platform, request.query as MapQuery),
        ),
      kept,
    );

    serve(
      `GET /api/User/${name}`,
      async (request, reply) => {
        const { listings, window, total, turns, ...search } = await lists.listOwn(
          platform,
          requireActor(request),
          request.query as Query,
        );
        sendPaging(request, reply, window, total, turns);
        sendSearchTold(reply, search);
        return reply.send(listings);
      },
      { serializerCompiler: skipResponseValidation },
    );
  };

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Actor } from '#domain/accounts/actor.ts';
import { notModified } from '#domain/call.ts';
import { FacetsResponse } from '#domain/facets/schema.ts';
import type { ViewQuery } from '#domain/listing-card.schema.ts';
import { PAGED } from '#domain/paging/paged.ts';
import { ListingsMap } from '#domain/places/listings-map.schema.ts';
import { WithoutResponse } from '#domain/search/schema.ts';
import type { Topic } from '#server/platform/cache/topics.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { skipResponseValidation } from '#server/platform/http/response-schema.ts';
import { sendKept } from '#server/platform/http/send-kept.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import { TotalCountCache } from '#server/platform/http/total-count-cache.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ListingPage } from './list-listings.ts';
import { type AnyListing, sendInstead, sendPublicList } from './public-list-routes.ts';

/** How words are searched for, for the API document. */
const SEARCHED =
  'The best match first where words are searched for, else the newest. Where fewer than three are found, words are taken for what they may have been meant as: the header `X-Search-Instead` says so (percent-encoded: `toyota%20corolla`); `exact=1` keeps to what was typed.';

/** The lists of a kind of listing: how they are asked for, and what reads them. */
interface Lists<Query extends ViewQuery, MapQuery> {
  kind: 'properties' | 'cars';
  /** What the list of this kind does that others do not, for the API document. */
  description: string;
  query: z.ZodType<Query>;
  mapQuery: z.ZodType<MapQuery>;
  response: z.ZodType;
  /** What a list depends on, by its query. */
  topics: (path: unknown, query: Readonly<Record<string, unknown>>) => readonly Topic[];
  list(platform: Platform, totals: TotalCountCache, query: Query): Promise<ListingPage<AnyListing>>;
  listOwn(
    platform: Platform,
    totals: TotalCountCache,
    actor: Actor,
    query: Query,
  ): Promise<ListingPage<unknown>>;
  countWithout(platform: Platform, query: Query): Promise<unknown>;
  countFacets(platform: Platform, query: Query): Promise<unknown>;
  map(platform: Platform, query: MapQuery): Promise<unknown>;
}

/**
 * The calls for the lists of a kind of listing: everybody's with what its filters would leave, and the lister's own.
 * `as Query` says what the schema of the call has checked: the type provider cannot tell it of a query that is a parameter.
 */
export const listRoutes =
  <Query extends ViewQuery, MapQuery>(
    lists: Lists<Query, MapQuery>,
  ): FastifyPluginAsyncZod<{ platform: Platform }> =>
  async (app, { platform }) => {
    const { kind, topics } = lists;
    const totals = new TotalCountCache(platform);
    const tags = [kind];
    // Contacts stand on the detail of one listing only, so that a list is the same for all.
    const config = { sameForAll: true, dependsOn: topics };

    app.get(
      `/${kind}`,
      {
        config,
        schema: {
          tags,
          summary: `List ${kind}`,
          description: `${SEARCHED} ${lists.description} ${PAGED}`,
          querystring: lists.query,
          response: { 200: lists.response, ...notModified, ...errorResponses() },
        },
      },
      async (request, reply) =>
        sendPublicList(request, reply, platform, () =>
          lists.list(platform, totals, request.query as Query),
        ),
    );

    app.get(
      `/${kind}/without`,
      {
        config,
        schema: {
          tags,
          summary: 'What to leave out where nothing is found',
          description:
            'Of a list with the same parameters: words of the search and filters without which it has something, at most five, with how many it has then. A price among the words comes first, as the filter `maxPrice` with its value; a place, as `near` and `within` with theirs.',
          querystring: lists.query,
          response: { 200: WithoutResponse, ...notModified, ...errorResponses() },
        },
      },
      async (request, reply) =>
        sendKept(request, reply, platform.responses, () =>
          lists.countWithout(platform, request.query as Query),
        ),
    );

    app.get(
      `/${kind}/facets`,
      {
        config,
        schema: {
          tags,
          summary: 'How many there would be with each option of the filters',
          description:
            'Of a list with the same parameters, for each option how many it would have under the other filters; of a filter by several values, with only that one. Words of `search` are taken as they were typed, as with `exact=1`.',
          querystring: lists.query,
          response: { 200: FacetsResponse, ...notModified, ...errorResponses() },
        },
      },
      async (request, reply) =>
        sendKept(request, reply, platform.responses, () =>
          lists.countFacets(platform, request.query as Query),
        ),
    );

    app.get(
      `/${kind}/map`,
      {
        config,
        schema: {
          tags,
          summary: 'Where they are on a map',
          description:
            'Of a list with the same parameters, those in `bbox` (without it all whose place is known): what is close together at `zoom` as a cluster, what lies by itself as a pin. Positions are to some 500 m. Words of `search` are taken as they were typed, as with `exact=1`.',
          querystring: lists.mapQuery,
          response: { 200: ListingsMap, ...notModified, ...errorResponses() },
        },
      },
      async (request, reply) =>
        sendKept(request, reply, platform.responses, () =>
          lists.map(platform, request.query as MapQuery),
        ),
    );

    app.get(
      `/User/${kind}`,
      {
        onRequest: requirePermission(),
        serializerCompiler: skipResponseValidation,
        schema: {
          tags,
          summary: `Your ${kind}`,
          description: `Your own; an Admin gets everybody's. ${PAGED}`,
          security: sessionSecurity,
          querystring: lists.query,
          response: { 200: lists.response, ...errorResponses('UNAUTHENTICATED') },
        },
      },
      async (request, reply) => {
        const { listings, window, total, turns, instead } = await lists.listOwn(
          platform,
          totals,
          requireActor(request),
          request.query as Query,
        );
        sendPaging(request, reply, window, total, turns);
        sendInstead(reply, instead);
        return reply.send(listings);
      },
    );
  };

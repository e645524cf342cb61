import type { FastifyReply, FastifyRequest } from 'fastify';
import { cardOf, type ViewQuery } from '#domain/listing-card-schema.ts';
import type { Near } from '#domain/places/near.ts';
import { KeptResponse } from '#server/platform/cache/kept-response.ts';
import { type PageWindow, sendPaging, type Turns } from '#server/platform/http/calls/paging.ts';
import { JSON_TYPE, keptFor, sendResponse } from '#server/platform/http/responses/send-kept.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ListingPage } from './list-listings.ts';
import type { SearchTold } from './words/sentence-page.ts';

/** A listing of any kind that a card can show. */
export type AnyListing = Parameters<typeof cardOf>[0];

/** A page of a list as it is sent. */
class KeptList extends KeptResponse {
  readonly window: PageWindow;
  readonly total: number;
  readonly turns: Turns | undefined;
  readonly search: SearchTold;

  constructor({ listings, window, total, turns, ...search }: ListingPage<unknown>) {
    super(JSON.stringify(listings), JSON_TYPE);
    this.window = window;
    this.total = total;
    this.turns = turns;
    this.search = search;
  }
}

/** Says in headers which search ran instead of the one typed, how it was read, and how much of it is met. */
export function sendSearchTold(
  reply: FastifyReply,
  { instead, understood = [], fits, leftOut = [] }: SearchTold,
): void {
  if (instead !== undefined) reply.header('x-search-instead', encodeURIComponent(instead));
  const told = understood.filter(({ typed }) => typed).map(({ label, typed }) => [label, typed]);
  if (told.length > 0) {
    reply.header('x-search-understood', encodeURIComponent(JSON.stringify(told)));
  }
  if (fits === undefined) return;
  reply.header('x-search-fits', fits);
  reply.header('x-search-left-out', encodeURIComponent(JSON.stringify(leftOut)));
}

/** Names in a header the place that a list is near to. */
function sendNear({ query }: FastifyRequest, reply: FastifyReply): void {
  const { near } = query as { near?: Near };
  if (near?.name) reply.header('x-near', encodeURIComponent(near.name));
}

/** Listings in the view of a query: whole, or as cards show them. */
export const inView = ({ view }: ViewQuery, listings: readonly AnyListing[]): unknown[] =>
  view === 'card' ? listings.map(cardOf) : [...listings];

/** Sends a list that is the same for everyone, kept until a listing of its kind changes. */
export async function sendPublicList(
  request: FastifyRequest,
  reply: FastifyReply,
  { responses }: Pick<Platform, 'responses'>,
  read: () => Promise<ListingPage<AnyListing>>,
): Promise<FastifyReply> {
  const list = await keptFor(request, reply, responses, async () => {
    const page = await read();
    return new KeptList({ ...page, listings: inView(request.query as ViewQuery, page.listings) });
  });
  sendPaging(request, reply, list.window, list.total, list.turns);
  sendNear(request, reply);
  sendSearchTold(reply, list.search);
  return sendResponse(request, reply, list);
}

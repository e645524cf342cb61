import type { FastifyReply, FastifyRequest } from 'fastify';
import { cardOf, type ViewQuery } from '#domain/listing-card-schema.ts';
import type { Near } from '#domain/places/near.ts';
import { KeptResponse } from '#server/platform/cache/kept-response.ts';
import { type PageWindow, sendPaging, type Turns } from '#server/platform/http/calls/paging.ts';
import { JSON_TYPE, keptFor, sendResponse } from '#server/platform/http/responses/send-kept.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ListingPage } from './list-listings.ts';

/** A listing of any kind that a card can show. */
export type AnyListing = Parameters<typeof cardOf>[0];

/** A page of a list as it is sent. */
class KeptList extends KeptResponse {
  readonly window: PageWindow;
  readonly total: number;
  readonly turns: Turns | undefined;
  readonly instead: string | undefined;

  constructor({ listings, window, total, turns, instead }: ListingPage<unknown>) {
    super(JSON.stringify(listings), JSON_TYPE);
    this.window = window;
    this.total = total;
    this.turns = turns;
    this.instead = instead;
  }
}

/** Names in a header the search that ran instead of the one typed. */
export function sendInstead(reply: FastifyReply, instead: string | undefined): void {
  if (instead !== undefined) reply.header('x-search-instead', encodeURIComponent(instead));
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
  sendInstead(reply, list.instead);
  return sendResponse(request, reply, list);
}

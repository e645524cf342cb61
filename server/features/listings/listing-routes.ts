import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cardOf, type ViewQuery } from '#domain/listing-card.schema.ts';
import {
  MAX_PHOTOS,
  PHOTO_MAX_BYTES,
  POSTER_MAX_BYTES,
  VIDEO_MAX_BYTES,
} from '#domain/media/limits.ts';
import { mediaMessages } from '#domain/media/messages.ts';
import { videoMessages } from '#domain/media/video-messages.ts';
import type { Near } from '#domain/places/near.ts';
import { uploadFields } from '#domain/uploads/schema.ts';
import { KeptResponse } from '#server/platform/cache/kept-response.ts';
import { receiveUpload } from '#server/platform/http/multipart.ts';
import { type PageWindow, sendPaging, type Turns } from '#server/platform/http/paging.ts';
import { JSON_TYPE, keptFor, sendResponse } from '#server/platform/http/send-kept.ts';
import { requireActor } from '#server/platform/http/session.ts';
import { idempotencyKey } from '#server/platform/idempotency/key-header.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Upload } from '#server/platform/upload.ts';
import { LISTING_FORMS } from './limits.ts';
import type { ListingPage } from './list-listings.ts';

/** How every list of listings is paged, for the API document. */
export const PAGED =
  '`limit` and `page` page the list, and the headers `X-Total-Count` and `Link` say how many there are (above 10,000: up to a minute ago; a search counts no further than 10,000, one of one or two letters than 1,000) and where the other pages are. Without `limit` the first 1,000 come. The pages `next` and `prev` of `Link` go on from this one by `after` and `before`: followed, they have each listing once, whatever is listed meanwhile, and the last is as quick as the first. A list by the best match goes on by its pages, among what was listed when it was first read.';

/** How words are searched for, for the API document. */
export const SEARCHED =
  'The best match first where words are searched for, else the newest. Where fewer than three are found, words are taken for what they may have been meant as: the header `X-Search-Instead` says so (percent-encoded: `toyota%20corolla`); `exact=1` keeps to what was typed.';

/** What a list without one word or filter would have, for the API document. */
export const WITHOUT = {
  summary: 'What to leave out where nothing is found',
  description:
    'Of a list with the same parameters: words of the search and filters without which it has something, at most five, with how many it has then.',
} as const;

/** How many listings the options of filters would leave, for the API document. */
export const FACETS = {
  summary: 'How many there would be with each option of the filters',
  description:
    'Of a list with the same parameters, for each option how many it would have under the other filters; of a filter by several values, with that one alone. Words of `search` are taken as they were typed, as with `exact=1`.',
} as const;

/** Where the listings of a list are, for the API document. */
export const MAP = {
  summary: 'Where they are on a map',
  description:
    'Of a list with the same parameters, those in `bbox` (without it all whose place is known): what is close together at `zoom` as a cluster, what is alone as a pin. Positions are to some 500 m. Words of `search` are taken as they were typed, as with `exact=1`.',
} as const;

/** The pin of one's own listing, for the API document. */
export const PIN = {
  summary: 'Where its lister set its pin',
  description: 'For who may edit it; visitors see the pin only where it is shown.',
} as const;

/** How lists of one's own are paged. */
export const OWN_PAGED = `Your own; an Admin gets everybody's. ${PAGED}`;

/** The path of a call about one listing. */
export const OneListing = z.object({ id: z.string() });

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

/** Says in a header what was searched for instead of what was typed. */
export function sendInstead(reply: FastifyReply, instead: string | undefined): void {
  if (instead !== undefined) reply.header('x-search-instead', encodeURIComponent(instead));
}

/** Says in a header what the place is called that a list is near to. */
function sendNear({ query }: FastifyRequest, reply: FastifyReply): void {
  const { near } = query as { near?: Near };
  if (near?.name) reply.header('x-near', encodeURIComponent(near.name));
}

/** Listings as a query wants them: whole, or as cards show them. */
export const inView = (
  { view }: ViewQuery,
  listings: readonly Parameters<typeof cardOf>[0][],
): unknown[] => (view === 'card' ? listings.map(cardOf) : [...listings]);

/** Sends a list that is the same for all, kept until a listing of its kind has changed. */
export async function sendPublicList(
  request: FastifyRequest,
  reply: FastifyReply,
  { responses }: Pick<Platform, 'responses'>,
  read: () => Promise<ListingPage<Parameters<typeof cardOf>[0]>>,
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

/** The parts of a listing's form that are files; the form's own fields stand beside them. */
export const listingFiles = {
  images: z.array(z.file()).max(MAX_PHOTOS).optional(),
  video: z.file().optional(),
  ...uploadFields,
  poster: z.file().optional().describe('A picture of the video, for a server that makes none'),
};

const FILE_FIELDS = {
  images: {
    maxCount: MAX_PHOTOS,
    maxBytes: PHOTO_MAX_BYTES,
    tooMany: mediaMessages.tooManyPhotos,
    tooLarge: mediaMessages.photoTooLarge,
  },
  video: {
    maxCount: 1,
    maxBytes: VIDEO_MAX_BYTES,
    tooMany: mediaMessages.tooManyVideos,
    tooLarge: mediaMessages.videoTooLarge,
  },
  poster: {
    maxCount: 1,
    maxBytes: POSTER_MAX_BYTES,
    tooMany: videoMessages.tooManyPosters,
    tooLarge: videoMessages.posterTooLarge,
  },
};

/** Gives `work` the form of a listing that was sent, and its Idempotency-Key; counted against the account. */
export async function withListingForm<Listing>(
  platform: Platform,
  request: FastifyRequest,
  work: (upload: Upload, key: string | undefined) => Promise<Listing>,
): Promise<Listing> {
  await platform.limits.of(LISTING_FORMS).take(requireActor(request).userId);
  const key = idempotencyKey(request);
  const upload = await receiveUpload(request, platform, FILE_FIELDS);
  try {
    return await work(upload, key);
  } finally {
    await upload.discard();
  }
}

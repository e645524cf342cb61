import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KINDS, LISTING_KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import { fold } from '#domain/search/fold.ts';
import { kindMeant } from '#domain/search/sentence/kinds.ts';
import { keptWords, weekOf } from '#domain/unfound-searches/kept-words.ts';
import { today } from '#domain/values/calendar-date.ts';
import type { Platform } from '#server/platform/platform.ts';
import { unfoundSearches } from './repository.ts';

/** How often what was noted is written, in milliseconds. */
const WRITTEN_EVERY_MS = 60_000;

/** The most words noted between two writes; further ones are dropped. */
const MAX_NOTED = 500;

/** How often words were searched for in each list since the last write. */
interface Noted {
  misses: Record<ListingKind, number>;
  /** True once another list, or a wider one, has them. */
  isFound: boolean;
}

/**
 * Notes the words of searches whose first page has nothing that fits all of them. Nothing of a request is kept but its words, in
 * memory, until they are written with those of others.
 */
export function noteUnfoundSearches(
  api: FastifyInstance,
  { db, log, now }: Pick<Platform, 'db' | 'log' | 'now'>,
): void {
  let noted = new Map<string, Noted>();

  const write = async () => {
    const counts = [...noted].flatMap(([words, { misses, isFound }]) => {
      // The home page asks both lists.
      const count = Math.max(...Object.values(misses));
      return isFound || count === 0 ? [] : [{ words, count }];
    });
    noted = new Map();
    if (counts.length === 0) return;
    await unfoundSearches
      .add(db, weekOf(today(now())), counts)
      .catch((err: unknown) => log.warn({ err }, 'searches that found nothing were not counted'));
  };

  api.addHook('onResponse', async (request, reply) => {
    const searched = searchOf(request, reply);
    if (!searched) return;
    const { kind, words, isFound } = searched;
    const known = noted.get(words);
    if (!known && noted.size >= MAX_NOTED) return;
    const entry = known ?? { misses: { property: 0, car: 0 }, isFound: false };
    if (isFound) entry.isFound = true;
    else entry.misses[kind] += 1;
    noted.set(words, entry);
  });
  const timer = setInterval(() => void write(), WRITTEN_EVERY_MS).unref();
  api.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
}

/** The search that the first page of a list answered; undefined for anything else, such as a search about the other kind. */
function searchOf(
  request: FastifyRequest,
  reply: FastifyReply,
): { kind: ListingKind; words: string; isFound: boolean } | undefined {
  const kind = LISTING_KINDS.find(
    (each) => request.routeOptions.url === `/api/${KINDS[each].list}`,
  );
  if (!kind || request.method !== 'GET' || reply.statusCode !== 200) return undefined;
  const { search, page, after, before } = request.query as ListQuery;
  if (search === undefined || page !== 1 || after || before) return undefined;
  const meant = kindMeant(fold(search));
  const words = meant === undefined || meant === kind ? keptWords(search) : undefined;
  if (words === undefined) return undefined;
  const fits = reply.getHeader('x-search-fits') ?? reply.getHeader('x-total-count');
  return { kind, words, isFound: String(fits) !== '0' };
}

interface ListQuery {
  search?: string;
  page?: number;
  after?: unknown;
  before?: unknown;
}

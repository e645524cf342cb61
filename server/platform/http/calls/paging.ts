import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIST_COUNTED } from '#domain/paging/counted.ts';

/** The size of a page when a list is requested without `limit` (docs/product.md, "Lists and paging"). */
const SIZE_WITHOUT_LIMIT = 1000;

/** The part of a list that is asked for. */
export interface PageWindow {
  /** Counted from 1. */
  page: number;
  size: number;
  offset: number;
}

/** The window of a list's `page` and `limit`. */
export function pageWindow({
  page,
  limit,
}: {
  page: number;
  limit?: number | undefined;
}): PageWindow {
  const size = limit ?? SIZE_WITHOUT_LIMIT;
  return { page, size, offset: (page - 1) * size };
}

/** The cursors of the pages before and after one; one that is missing says that there is no such page. */
export interface Turns {
  next?: string;
  prev?: string;
}

/**
 * Says in the headers how many there are in all, and where the other pages are: X-Total-Count and Link.
 * @param turns of a list with cursors: the next page and the one before then go on from this one, whatever came meanwhile.
 */
export function sendPaging(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, size }: PageWindow,
  total: number,
  turns?: Turns | undefined,
): void {
  const last = Math.max(1, Math.ceil(total / size));
  const links = [
    { rel: 'first', page: 1 },
    turns
      ? { rel: 'prev', page: turns.prev ? Math.max(1, page - 1) : 0, before: turns.prev }
      : { rel: 'prev', page: Math.min(page - 1, last) },
    turns
      ? { rel: 'next', page: turns.next ? page + 1 : 0, after: turns.next }
      : { rel: 'next', page: page < last ? page + 1 : 0 },
    // Beyond what is counted nobody knows which it is.
    { rel: 'last', page: total > LIST_COUNTED ? 0 : last },
  ].filter((link) => link.page > 0);
  reply.header('x-total-count', total);
  reply.header(
    'link',
    links.map(({ rel, ...to }) => `<${addressOfPage(request.url, to)}>; rel="${rel}"`).join(', '),
  );
}

interface OtherPage {
  page: number;
  after?: string | undefined;
  before?: string | undefined;
}

/** The address of the request itself, with another page. */
function addressOfPage(url: string, { page, after, before }: OtherPage): string {
  const [path = '', ...query] = url.split('?');
  const parameters = new URLSearchParams(query.join('?'));
  parameters.set('page', String(page));
  for (const [name, cursor] of Object.entries({ after, before })) {
    if (cursor) parameters.set(name, cursor);
    else parameters.delete(name);
  }
  return `${path}?${parameters}`;
}

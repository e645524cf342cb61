import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIST_COUNTED } from '#domain/paging/counted.ts';

/** The size of a page when a list is requested without `limit` (docs/product.md, "Lists and paging"). */
const SIZE_WITHOUT_LIMIT = 1000;

/** The requested part of a list. */
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

/** Cursors of the next and the previous page; a missing one means that there is no such page. */
export interface Turns {
  next?: string;
  prev?: string;
}

/**
 * Reports the total and the other pages in the headers X-Total-Count and Link.
 * @param turns of a list with cursors: its next and previous pages continue from this one, whatever was added
 * meanwhile.
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
    // When counting stopped early, the last page is unknown.
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

/** The request's own address, with another page. */
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

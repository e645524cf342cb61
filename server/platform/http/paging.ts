import type { FastifyReply, FastifyRequest } from 'fastify';

/** What comes when a list is asked for without `limit` (docs/product.md, "Lists and paging"). */
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

/** Says in the headers how many there are in all, and where the other pages are: X-Total-Count and Link. */
export function sendPaging(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, size }: PageWindow,
  total: number,
): void {
  const last = Math.max(1, Math.ceil(total / size));
  const links = [
    { rel: 'first', page: 1 },
    { rel: 'prev', page: Math.min(page - 1, last) },
    { rel: 'next', page: page < last ? page + 1 : 0 },
    { rel: 'last', page: last },
  ].filter((link) => link.page > 0);
  reply.header('x-total-count', total);
  reply.header(
    'link',
    links.map((link) => `<${addressOfPage(request.url, link.page)}>; rel="${link.rel}"`).join(', '),
  );
}

/** The address of the request itself, with another page. */
function addressOfPage(url: string, page: number): string {
  const [path = '', ...query] = url.split('?');
  const parameters = new URLSearchParams(query.join('?'));
  parameters.set('page', String(page));
  return `${path}?${parameters}`;
}

import { type PageAsked, pageSearch, pagesToShow } from '#web/lib/lists/list-page.ts';
import type { PageOfList } from '#web/lib/lists/use-page-of-list.ts';
import { Pagination } from './pagination.tsx';

interface Props {
  of: PageOfList;
  /** The element that the other pages lead to; the top of the page by default. */
  hash?: string;
  label?: string;
  /** Keeps the scroll position: for a list in the middle of a page. */
  preventScrollReset?: boolean;
}

/** Links to the pages of a list, each keeping the current query string. */
export function ListPages({ of, hash, ...rest }: Props) {
  const { query, parameter, page, turns } = of;
  const to = (wanted: number | PageAsked) => ({
    search: pageSearch(query, wanted, parameter),
    hash,
  });
  return (
    <Pagination
      {...rest}
      page={page}
      pages={pagesToShow(of)}
      hrefOf={to}
      prev={turns && (turns.prev ? to({ page: Math.max(1, page - 1), before: turns.prev }) : null)}
      next={turns && (turns.next ? to({ page: page + 1, after: turns.next }) : null)}
    />
  );
}

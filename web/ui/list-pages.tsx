import { pageSearch, pagesOf } from '#web/lib/list-page.ts';
import type { PageOfList } from '#web/lib/use-page-of-list.ts';
import { Pagination } from './pagination.tsx';

interface Props {
  of: PageOfList;
  /** The element that the other pages lead to; the top of the page unless told. */
  hash?: string;
  label?: string;
  /** Leaves the scroll where it is: for a list in the middle of a page. */
  preventScrollReset?: boolean;
}

/** The links to the pages of a list, each with the query string of this one. */
export function ListPages({ of: { query, parameter, page, size, total }, hash, ...rest }: Props) {
  return (
    <Pagination
      {...rest}
      page={page}
      pages={pagesOf(total, size)}
      hrefOf={(each) => ({ search: pageSearch(query, each, parameter), hash })}
    />
  );
}

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Listed, Turns } from '../api/page-data.ts';
import { lastPageSearch, PAGE_PARAMETER, pageOf } from './list-page.ts';

/** A position in a list that is paged by the page's own query string. */
export interface PageOfList {
  query: URLSearchParams;
  parameter: string;
  /** From 1. */
  page: number;
  /** Items per full page. */
  size: number;
  /** Items on all pages; 0 until known. */
  total: number;
  /** Items on this page. */
  shown: number;
  /** Those of this page that fit the search, where the rest nearly fit. */
  fits?: number | undefined;
  /** Cursors of the previous and next pages, if known. */
  turns?: Turns | undefined;
}

/**
 * The page of a list that the address names. From a page beyond the last one, after a deletion or by an old
 * link, it redirects to the last one.
 * @param read the loaded page; undefined until then.
 * @param parameter of the query string; a page's second list has its own.
 */
export function usePageOfList(
  read: Listed<unknown> | undefined,
  size: number,
  parameter = PAGE_PARAMETER,
): PageOfList {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const last = read && lastPageSearch(query, read, size, parameter);

  useEffect(() => {
    if (last === undefined) return;
    navigate({ search: last, hash }, { replace: true, preventScrollReset: true });
  }, [last, hash, navigate]);

  const page = pageOf(query, parameter);
  const { total = 0, turns, fits, items = [] } = read ?? {};
  return { query, parameter, page, size, total, shown: items.length, fits, turns };
}

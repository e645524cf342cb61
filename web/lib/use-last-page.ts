import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lastPageSearch } from './list-page.ts';
import type { Listed } from './page-data.ts';

/** Leads from a page behind the last one of a list, an old link's or after a deletion, to the last one. */
export function useLastPage(listed: Listed<unknown> | undefined, size: number): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const last = listed && lastPageSearch(new URLSearchParams(search), listed, size);

  useEffect(() => {
    if (last === undefined) return;
    navigate({ search: last, hash }, { replace: true, preventScrollReset: true });
  }, [last, hash, navigate]);
}

import { isOwnPath } from '#domain/site/own-path.ts';
import { paths } from '#domain/site/paths.ts';

/** Query parameter that remembers the destination of someone asked to sign in. */
export const RETURN_PARAMETER = 'next';

/** The path of a page that leads back: '/signup?next=%2Fproperty%2F1'. */
export const withReturn = (page: string, to: string) =>
  to === paths.home ? page : `${page}?${new URLSearchParams({ [RETURN_PARAMETER]: to })}`;

/** The path to return to on our own site, or undefined. */
export function returnPath(search: URLSearchParams): string | undefined {
  const path = search.get(RETURN_PARAMETER);
  return path && isOwnPath(path) ? path : undefined;
}

/** The same page with the destination in `search` passed on: from login to sign-up and back. */
export function keepReturn(page: string, search: URLSearchParams): string {
  const path = returnPath(search);
  return path ? withReturn(page, path) : page;
}

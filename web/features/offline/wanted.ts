import { isOwnPath } from '#domain/site/own-path.ts';
import { paths } from '#domain/site/paths.ts';
import { WANTED } from '#web/lib/session/wanted-page.ts';

/** The address of the offline page shown in place of another. */
export const offlinePath = (path: string) =>
  `${paths.offline}?${new URLSearchParams({ [WANTED]: path })}`;

/** Our page that the offline page replaces. */
export function wantedPath(search: string): string | undefined {
  const path = new URLSearchParams(search).get(WANTED);
  return path && isOwnPath(path) && !path.startsWith(paths.offline) ? path : undefined;
}

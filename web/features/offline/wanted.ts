import { isOwnPath } from '#domain/site/own-path.ts';
import { paths } from '#domain/site/paths.ts';
import { WANTED } from '#web/lib/session/wanted-page.ts';

/** The offline page in the place of another one. */
export const offlinePath = (path: string) =>
  `${paths.offline}?${new URLSearchParams({ [WANTED]: path })}`;

/** The page of ours that the offline page stands for. */
export function wantedPath(search: string): string | undefined {
  const path = new URLSearchParams(search).get(WANTED);
  return path && isOwnPath(path) && !path.startsWith(paths.offline) ? path : undefined;
}

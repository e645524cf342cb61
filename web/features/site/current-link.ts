import type { NavigationItem } from '#domain/site/navigation.ts';

/** True on an item's page and on those below it. */
export function isCurrent({ path, children }: NavigationItem, pathname: string): boolean {
  return path === pathname || Boolean(children?.some((child) => child.path === pathname));
}

import type { NavigationItem } from '#domain/site/navigation.ts';

/** True on the page of an item and on those beneath it. */
export function isCurrent({ path, children }: NavigationItem, pathname: string): boolean {
  return path === pathname || Boolean(children?.some((child) => child.path === pathname));
}

import { LIST_COUNTED } from '#domain/paging/counted.ts';

interface Item {
  name: string;
  path: string;
}

/**
 * A page of a list for search engines (schema.org ItemList); `first` is the position of its first item. The
 * total is left out if not everything was counted.
 */
export function itemListSchema(
  name: string,
  items: readonly Item[],
  { origin, total, first = 1 }: { origin: string; total: number; first?: number },
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    ...(total <= LIST_COUNTED && { numberOfItems: total }),
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: item.name,
      url: new URL(item.path, origin).href,
    })),
  };
}

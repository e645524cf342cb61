interface Item {
  name: string;
  path: string;
}

/** A page of a list for search engines (schema.org ItemList); `first` is the place of its first item. */
export function itemListSchema(
  name: string,
  items: readonly Item[],
  { origin, total, first = 1 }: { origin: string; total: number; first?: number },
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: item.name,
      url: new URL(item.path, origin).href,
    })),
  };
}

import type { QueryClient } from '@tanstack/react-query';
import type { Property } from '#domain/properties/schema.ts';
import type { Listed } from '#web/lib/page-data.ts';
import { propertyQuery } from '../queries.ts';

/** A property that was read already: by its own page, or in any list that is in the cache. */
export function cachedProperty(queryClient: QueryClient, id: string): Property | undefined {
  const own = queryClient.getQueryData<Property>(propertyQuery(id).queryKey);
  if (own) return own;
  const lists = queryClient.getQueriesData<Listed<Property>>({ queryKey: ['properties'] });
  for (const [, list] of lists) {
    const found = list?.items?.find(({ _id }) => _id === id);
    if (found) return found;
  }
  return undefined;
}

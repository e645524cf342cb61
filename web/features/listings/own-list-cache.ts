import type { QueryClient } from '@tanstack/react-query';
import type { Property } from '#domain/properties/schema.ts';
import type { Listed } from '#web/lib/page-data.ts';

const OWN = { queryKey: ['own-properties'] };

/** Shows a change in the lists in hand at once (specification §4), and has the other pages look anew. */
export function showChanged(queryClient: QueryClient, changed: Property): void {
  queryClient.setQueriesData<Listed<Property>>(OWN, (list) => list && withChanged(list, changed));
  lookAnew(queryClient);
}

/** Takes a deleted property out of the lists in hand; what moves up to its place is read again. */
export function showDeleted(queryClient: QueryClient, id: string): void {
  queryClient.setQueriesData<Listed<Property>>(OWN, (list) => list && without(list, id));
  void queryClient.invalidateQueries(OWN);
  lookAnew(queryClient);
}

function lookAnew(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['properties'] });
  void queryClient.invalidateQueries({ queryKey: ['property'] });
}

export function withChanged(
  { items, total }: Listed<Property>,
  changed: Property,
): Listed<Property> {
  return { total, items: items.map((item) => (item._id === changed._id ? changed : item)) };
}

export function without({ items, total }: Listed<Property>, id: string): Listed<Property> {
  const left = items.filter((item) => item._id !== id);
  return { items: left, total: total - (items.length - left.length) };
}

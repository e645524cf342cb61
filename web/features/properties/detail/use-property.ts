import { useQuery } from '@tanstack/react-query';
import type { Property } from '#domain/properties/schema.ts';
import type { DetailResult } from '#web/ui/detail/detail-page.tsx';
import { propertyQuery } from './one-property.ts';

/** Keys of the queries that read properties. */
export const PROPERTY_KEYS = { one: 'property', lists: 'properties' } as const;

/** What the page starts with, and whether it was read for this very page. */
export interface StartingProperty {
  property: Property | null;
  fresh: boolean;
}

/** A property: what is in hand shows at once, and is refreshed unless it is fresh. */
export function useProperty(
  id: string,
  { property, fresh }: StartingProperty,
): DetailResult<Property> {
  const { data, error, isFetching, refetch } = useQuery({
    ...propertyQuery(id, property),
    ...(fresh ? {} : { initialDataUpdatedAt: 0 }),
  });
  return { listing: data, error, isFetching, retry: () => void refetch() };
}

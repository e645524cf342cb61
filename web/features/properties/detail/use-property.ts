import { useQuery } from '@tanstack/react-query';
import type { Property } from '#domain/properties/schema.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import type { DetailResult } from '#web/ui/detail/detail-page.tsx';
import { propertyQuery } from './one-property.ts';

/** Keys of the queries that read properties. */
export const PROPERTY_KEYS = { one: 'property', lists: 'properties' } as const;

/** The page's loader data. */
export interface StartingProperty {
  property: Property | null;
  /** True if it was loaded for this very page. */
  fresh: boolean;
  /** The property does not exist, or visitors may not see it. */
  missing: boolean;
}

/**
 * A property: a cached one shows at once, and is loaded again unless it is fresh. If visitors may not see it,
 * their browsers need not ask.
 */
export function useProperty(
  id: string,
  { property, fresh, missing }: StartingProperty,
): DetailResult<Property> {
  const viewer = useViewer();
  const { data, error, isFetching, refetch } = useQuery({
    ...propertyQuery(id, property),
    ...(fresh ? {} : { initialDataUpdatedAt: 0 }),
    enabled: !missing || Boolean(viewer),
  });
  return { listing: data, error, isFetching, retry: () => void refetch() };
}

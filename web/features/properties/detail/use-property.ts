import { useQuery } from '@tanstack/react-query';
import type { Property } from '#domain/properties/schema.ts';
import { propertyQuery } from '../queries.ts';

/** A property to start with, and whether it was read for this very page. */
export interface StartingProperty {
  property: Property | null;
  fresh: boolean;
}

/** A property: what is in hand shows at once, and is refreshed unless it is fresh. */
export function useProperty(id: string, { property, fresh }: StartingProperty) {
  return useQuery({
    ...propertyQuery(id, property),
    ...(fresh ? {} : { initialDataUpdatedAt: 0 }),
  });
}

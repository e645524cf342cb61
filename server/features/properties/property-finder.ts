import { propertyAdminMessages, propertyMessages } from '#domain/properties/messages.ts';
import type { PropertyStatus, PropertyType, Subtype } from '#domain/properties/property.ts';
import {
  type ListingSummary,
  listingFinder,
  presentSummary,
} from '#server/features/listings/public.ts';
import { type ListedPropertyRow, type PropertySummaryRow, properties } from './repository.ts';

export interface PropertySummary extends ListingSummary {
  location: string;
  propertyType: PropertyType;
  subtype: Subtype;
  status: PropertyStatus;
}

export const propertyFinder = listingFinder<ListedPropertyRow, PropertySummaryRow, PropertySummary>(
  {
    repository: properties,
    summaryOf: (row) => ({
      ...presentSummary(row),
      location: row.location,
      propertyType: row.property_type as PropertyType,
      subtype: row.subtype as Subtype,
      status: row.status as PropertyStatus,
    }),
    sentences: { ...propertyMessages, ...propertyAdminMessages },
  },
);

export const {
  getSummary: getPropertySummary,
  getReadable: getReadableProperty,
  lock: lockProperty,
  lockForChange: lockPropertyForChange,
} = propertyFinder;

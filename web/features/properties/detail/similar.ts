import { subtypeOf } from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import type { PropertyFilters } from '../queries.ts';

/** How many similar listings stand below a listing. */
export const SIMILAR_SHOWN = 3;

/** The list of what is like a property: available ones of its subtype, itself perhaps among them. */
export function similarFilters(property: Property): PropertyFilters {
  return {
    propertyType: property.propertyType,
    subtype: subtypeOf(property) ?? undefined,
    status: 'available',
    limit: SIMILAR_SHOWN + 1,
  };
}

/** The similar listings themselves. */
export function similarTo(property: Property, listed: readonly Property[]): Property[] {
  return listed.filter(({ _id }) => _id !== property._id).slice(0, SIMILAR_SHOWN);
}

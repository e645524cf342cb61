import { paths } from '../site/paths.ts';
import { type PropertyType, propertyTypeLabel, type Subtype, subtypeBadge } from './property.ts';

/** A list screen of properties: a whole family, or one category in it (specification §2.9). */
export interface Family {
  path: string;
  title: string;
  propertyType: PropertyType;
  /** Undefined on the three screens of whole families. */
  subtype?: Subtype;
  /** The badge on its cards; family screens show each card's own type instead. */
  badge: string;
  empty: string;
  error: string;
  loading: string;
}

function category(
  path: string,
  title: string,
  propertyType: PropertyType,
  subtype: Subtype,
): Family {
  const many = title.toLowerCase();
  return {
    path,
    title,
    propertyType,
    subtype,
    badge: subtypeBadge(subtype),
    empty: `No ${many} available.`,
    error: `Failed to fetch ${many}.`,
    loading: `Loading ${many}...`,
  };
}

/** Every list screen, in the navigation bar's order. */
export const FAMILIES: readonly Family[] = [
  {
    path: paths.shortStays,
    title: 'Short-Stays',
    propertyType: 'Short-Stay',
    badge: propertyTypeLabel('Short-Stay'),
    empty: 'No Short-Stay properties available.',
    error: 'Failed to fetch properties',
    loading: 'Loading Short-Stay properties...',
  },
  category(paths.hotels, 'Hotels', 'Short-Stay', 'Hotels'),
  category(paths.movieHouse, 'Movie Houses', 'Short-Stay', 'Movie House'),
  category(paths.guestHouse, 'Guest Houses', 'Short-Stay', 'Guest House'),
  category(paths.furnishedApartment, 'Furnished Apartments', 'Short-Stay', 'Furnished Apartments'),
  {
    path: paths.propertyRentals,
    title: 'Property Rentals',
    propertyType: 'PropertyRentals',
    badge: propertyTypeLabel('PropertyRentals'),
    empty: 'No rental properties available',
    error: 'Failed to fetch property rentals',
    loading: 'Loading rental properties...',
  },
  category(paths.apartments, 'Apartments', 'PropertyRentals', 'Apartments'),
  category(paths.condos, 'Condos', 'PropertyRentals', 'Condos'),
  category(paths.houses, 'Houses', 'PropertyRentals', 'Houses'),
  category(paths.duplex, 'Duplex', 'PropertyRentals', 'Duplex'),
  category(paths.office, 'Office', 'PropertyRentals', 'Office'),
  category(paths.shop, 'Shop', 'PropertyRentals', 'Shop'),
  {
    path: paths.propertySale,
    title: 'Property Sales',
    propertyType: 'PropertySales',
    badge: propertyTypeLabel('PropertySales'),
    empty: 'No properties for sale available',
    error: 'Failed to fetch property sales',
    loading: 'Loading properties for sale...',
  },
  category(paths.land, 'Land', 'PropertySales', 'Land'),
  category(paths.commercial, 'Commercial Property', 'PropertySales', 'Commercial Property'),
  category(paths.housesForSale, 'Houses For Sale', 'PropertySales', 'Houses For Sale'),
];

/** The list screen at a path; like routes, it ignores case and a slash at the end. */
export function familyByPath(path: string): Family | undefined {
  const wanted = path.replace(/\/+$/, '').toLowerCase();
  return FAMILIES.find((family) => family.path === wanted);
}

/** The list screen of a property, for breadcrumbs and "similar listings". */
export function familyOf(propertyType: PropertyType, subtype?: Subtype | null): Family | undefined {
  return (
    FAMILIES.find((family) => family.subtype !== undefined && family.subtype === subtype) ??
    FAMILIES.find((family) => family.propertyType === propertyType && !family.subtype)
  );
}

/** The enumerations of the specification, §3 and §9. */
export const PROPERTY_TYPES = ['Short-Stay', 'PropertyRentals', 'PropertySales'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const SHORT_STAY_TYPES = [
  'Hotels',
  'Movie House',
  'Guest House',
  'Furnished Apartments',
] as const;
export type ShortStayType = (typeof SHORT_STAY_TYPES)[number];

export const RENTAL_TYPES = ['Apartments', 'Condos', 'Houses', 'Duplex', 'Office', 'Shop'] as const;
export type RentalType = (typeof RENTAL_TYPES)[number];

export const SALE_TYPES = ['Houses For Sale', 'Land', 'Commercial Property'] as const;
export type SaleType = (typeof SALE_TYPES)[number];

/** Every subtype; no two property types share one. */
export const SUBTYPES = [...SHORT_STAY_TYPES, ...RENTAL_TYPES, ...SALE_TYPES] as const;
export type Subtype = (typeof SUBTYPES)[number];

export const SUBTYPES_OF: Readonly<Record<PropertyType, readonly Subtype[]>> = {
  'Short-Stay': SHORT_STAY_TYPES,
  PropertyRentals: RENTAL_TYPES,
  PropertySales: SALE_TYPES,
};

export type SubtypeField = 'shortStayType' | 'rentalType' | 'saleType';

export const CONDITIONS = [
  'Newly built',
  'Renovated',
  'Fairly Used',
  'Virgin Land',
  'Old House',
] as const;
export type PropertyCondition = (typeof CONDITIONS)[number];

export const STATUSES = ['available', 'rented', 'sold'] as const;
export type PropertyStatus = (typeof STATUSES)[number];

/** The labels of the status picker, in order (specification §4). */
export const STATUS_LABELS = ['Available', 'Sold', 'Rented'] as const;

export const DESCRIPTION_ON_CARD = 100;
export const HOME_PAGE_SIZE = 6;
export const SIMILAR_SHOWN = 3;
/** The home page's price filter, in cedi. */
export const PRICE_CAPS = [100_000, 200_000, 300_000, 400_000] as const;

export const PROPERTY_NAME_MAX = 120;
export const PROPERTY_DESCRIPTION_MAX = 5000;
export const PROPERTY_PLACE_MAX = 120;
export const PROPERTY_ADDRESS_MAX = 200;

/** The form's field for the subtypes of a property type. */
export function subtypeFieldOf(propertyType: PropertyType): SubtypeField {
  if (propertyType === 'Short-Stay') return 'shortStayType';
  return propertyType === 'PropertyRentals' ? 'rentalType' : 'saleType';
}

export function propertyTypeOf(subtype: Subtype): PropertyType {
  if (SHORT_STAY_TYPES.some((type) => type === subtype)) return 'Short-Stay';
  return RENTAL_TYPES.some((type) => type === subtype) ? 'PropertyRentals' : 'PropertySales';
}

/** A property's labels depend on these. */
export interface PropertyKind {
  propertyType: PropertyType;
  shortStayType?: ShortStayType | null;
  rentalType?: RentalType | null;
  saleType?: SaleType | null;
}

/** A property's subtype; null only for data older than the rule that requires one. */
export function subtypeOf(property: PropertyKind): Subtype | null {
  return property[subtypeFieldOf(property.propertyType)] ?? null;
}

const TYPE_TITLE: Readonly<Record<PropertyType, string>> = {
  'Short-Stay': 'Short-Stay',
  PropertyRentals: 'Property Rentals',
  PropertySales: 'Property Sales',
};

const CATEGORY_BADGE: Readonly<Record<Subtype, string>> = {
  Hotels: 'Hotel',
  'Movie House': 'Movie House',
  'Guest House': 'Guest House',
  'Furnished Apartments': 'Furnished Apartment',
  Apartments: 'Apartment',
  Condos: 'Condo',
  Houses: 'House',
  Duplex: 'Duplex',
  Office: 'Office',
  Shop: 'Shop',
  'Houses For Sale': 'House For Sale',
  Land: 'Land',
  'Commercial Property': 'Commercial Property',
};

/** 'Short-Stay', 'Property Rentals', 'Property Sales' */
export function propertyTypeLabel(propertyType: PropertyType): string {
  return TYPE_TITLE[propertyType];
}

/** The singular for a badge: 'Hotels' → 'Hotel'. */
export function subtypeBadge(subtype: Subtype): string {
  return CATEGORY_BADGE[subtype];
}

/** A property's subtype, or else its property type. */
export function typeLabel(property: PropertyKind): string {
  const subtype = subtypeOf(property);
  return subtype ? subtypeBadge(subtype) : propertyTypeLabel(property.propertyType);
}

/** 'available' → 'Available' */
export function statusLabel(status: PropertyStatus): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** Reads a status or its label, ignoring case; undefined for any other text. */
export function parseStatus(text: string): PropertyStatus | undefined {
  const wanted = text.trim().toLowerCase();
  return STATUSES.find((status) => status === wanted);
}

/** The colour of a status: green for available, blue for rented, red otherwise (specification §2.10). */
export function statusTone(status: string): 'available' | 'rented' | 'closed' {
  if (status === 'available' || status === 'rented') return status;
  return 'closed';
}

/** The period that a price covers; a sale has none. */
export function priceUnit(propertyType: PropertyType): 'night' | 'month' | undefined {
  if (propertyType === 'Short-Stay') return 'night';
  return propertyType === 'PropertyRentals' ? 'month' : undefined;
}

/** Cuts a text for a card: at most `max` characters, then an ellipsis. Never splits a character. */
export function truncate(text: string, max: number = DESCRIPTION_ON_CARD): string {
  const characters = Array.from(text);
  return characters.length > max
    ? `${characters
        .slice(0, max)
        .join('')
        .replace(/[\s.,;:]+$/, '')}...`
    : text;
}

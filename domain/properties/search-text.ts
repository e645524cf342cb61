import { factWords } from '../search/fact-words.ts';
import { inOneWord, searchDocument } from '../search/search-document.ts';
import { type PropertyKind, type PropertyType, subtypeOf } from './property.ts';

export interface SearchedProperty extends PropertyKind {
  name: string;
  description: string;
  location: string;
  region: string;
  address: string;
  condition: string;
  facts?: Readonly<Record<string, unknown>> | undefined;
}

const FAMILY: Readonly<Record<PropertyType, string>> = {
  'Short-Stay': 'short stay',
  PropertyRentals: 'property rental for rent',
  PropertySales: 'property sale for sale',
};

/** A property's search document; must match the database's trigger listings_derived. */
export function propertySearchText(property: SearchedProperty): string {
  const { name, description, location, region, address, condition, propertyType } = property;
  const subtype = subtypeOf(property) ?? '';
  return searchDocument(
    [name, description, location, region, address, condition, inOneWord(location)],
    [
      condition,
      subtype,
      FAMILY[propertyType],
      `${region} region`,
      inOneWord(subtype),
      factWords(property.facts ?? {}),
    ],
  );
}

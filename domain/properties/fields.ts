import type { FieldTable, FieldTexts } from '../fields/field.ts';
import { REGIONS } from '../values/ghana.ts';
import { uploadPropertyMessages } from './messages.ts';
import {
  CONDITIONS,
  PROPERTY_ADDRESS_MAX,
  PROPERTY_DESCRIPTION_MAX,
  PROPERTY_NAME_MAX,
  PROPERTY_PLACE_MAX,
  PROPERTY_TYPES,
  RENTAL_TYPES,
  SALE_TYPES,
  SHORT_STAY_TYPES,
} from './property.ts';

/** The property fields (specification §3) with a column each, in the order of §5. */
export const PROPERTY_FIELDS = {
  name: {
    type: 'line',
    max: PROPERTY_NAME_MAX,
    label: 'Name',
    hint: 'What people read first, such as Two-bedroom apartment, Osu',
    called: 'name',
  },
  price: {
    type: 'price',
    tooLow: uploadPropertyMessages.priceTooLow,
    label: 'Price',
    called: 'price',
  },
  location: {
    type: 'line',
    max: PROPERTY_PLACE_MAX,
    label: 'Location',
    hint: 'Town or suburb. Any place may be typed.',
    called: 'location',
    filter: 'same-ignoring-case',
  },
  condition: {
    type: 'choice',
    values: CONDITIONS,
    label: 'Condition',
    called: 'condition',
    filter: 'same',
  },
  region: { type: 'choice', values: REGIONS, label: 'Region', called: 'region', filter: 'same' },
  propertyType: {
    type: 'choice',
    values: PROPERTY_TYPES,
    label: 'Property type',
    called: 'property type',
    filter: 'same',
  },
  address: {
    type: 'line',
    max: PROPERTY_ADDRESS_MAX,
    label: 'Address',
    hint: 'Street and house number, a landmark, or the digital address (GA-183-8164)',
    called: 'address',
  },
  description: {
    type: 'paragraph',
    max: PROPERTY_DESCRIPTION_MAX,
    label: 'Description',
    hint: 'Rooms, water and light, parking, documents, what’s nearby',
    called: 'description',
    optional: true,
  },
} as const satisfies FieldTable;

/** The subtype fields. A property has only the one of its property type, so they share a column. */
export const SUBTYPE_FIELDS = {
  shortStayType: {
    type: 'choice',
    values: SHORT_STAY_TYPES,
    label: 'Short-Stay type',
    called: 'Short-Stay type',
    optional: true,
  },
  rentalType: {
    type: 'choice',
    values: RENTAL_TYPES,
    label: 'Rental type',
    called: 'rental type',
    optional: true,
  },
  saleType: {
    type: 'choice',
    values: SALE_TYPES,
    label: 'Sale type',
    called: 'sale type',
    optional: true,
  },
} as const satisfies FieldTable;

export const PROPERTY_FORM = { ...PROPERTY_FIELDS, ...SUBTYPE_FIELDS } as const;

export type PropertyFieldName = keyof typeof PROPERTY_FORM;
export type PropertyFieldTexts = FieldTexts<typeof PROPERTY_FORM>;

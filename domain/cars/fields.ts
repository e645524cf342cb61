import type { FieldTable, FieldTexts, RequiredName } from '../fields/field.ts';
import { REGIONS } from '../ghana.ts';
import {
  CAR_DESCRIPTION_MAX,
  CAR_NAME_MAX,
  CAR_REGISTRATION_MAX,
  CAR_TEXT_MAX,
  CONDITIONS,
  FUEL_TYPES,
  MAX_MILEAGE,
  MAX_YEAR,
  MIN_YEAR,
  TRANSMISSIONS,
} from './car.ts';

/** The fields of a vehicle (specification §3), in the order of §5. */
export const CAR_FIELDS = {
  name: {
    type: 'line',
    max: CAR_NAME_MAX,
    label: 'Title of your listing',
    hint: 'What people read first, such as Clean Corolla, one owner',
    called: 'name',
  },
  price: { type: 'price', label: 'Price', called: 'price' },
  brand: { type: 'line', max: CAR_TEXT_MAX, label: 'Brand', called: 'brand', filter: 'same' },
  model: { type: 'line', max: CAR_TEXT_MAX, label: 'Model', called: 'model', filter: 'same' },
  year: { type: 'whole', min: MIN_YEAR, max: MAX_YEAR, label: 'Year it was made', called: 'year' },
  mileage: {
    type: 'whole',
    min: 0,
    max: MAX_MILEAGE,
    unit: 'kilometres',
    label: 'Mileage',
    hint: 'In kilometres',
    called: 'mileage',
  },
  location: {
    type: 'line',
    max: CAR_TEXT_MAX,
    label: 'Town where it can be seen',
    hint: 'Or suburb. Any place may be typed.',
    called: 'location',
    filter: 'same',
  },
  condition: {
    type: 'choice',
    values: CONDITIONS,
    label: 'Condition',
    called: 'condition',
    filter: 'same',
  },
  transmission: {
    type: 'choice',
    values: TRANSMISSIONS,
    label: 'Gearbox',
    called: 'transmission',
    filter: 'same',
  },
  fuelType: {
    type: 'choice',
    values: FUEL_TYPES,
    label: 'Fuel',
    called: 'fuel type',
    filter: 'same',
  },
  userName: { type: 'person-name', label: 'Your full name', called: 'user name' },
  userEmail: { type: 'email', label: 'Your email', called: 'user email', contact: true },
  phone: { type: 'phone', label: 'Your phone number', called: 'phone', contact: true },
  date: {
    type: 'instant',
    label: 'Available from',
    hint: 'The day and the time',
    called: 'date',
    column: 'available_from',
  },
  carType: {
    type: 'line',
    max: CAR_TEXT_MAX,
    label: 'Type of vehicle',
    hint: 'Such as Saloon, SUV, Pickup or Truck',
    called: 'car type',
    filter: 'same',
  },
  registrationNumber: {
    type: 'line',
    max: CAR_REGISTRATION_MAX,
    label: 'Number plate',
    hint: 'Such as GR 1234-20',
    called: 'registration number',
  },
  region: { type: 'choice', values: REGIONS, label: 'Region', called: 'region', filter: 'same' },
  driverContact: {
    type: 'phone',
    label: 'Driver’s phone number',
    hint: 'For calls and WhatsApp',
    called: 'driver contact',
    contact: true,
  },
  driverName: { type: 'person-name', label: 'Driver’s name', called: 'driver name' },
  cityOrTown: {
    type: 'line',
    max: CAR_TEXT_MAX,
    label: 'Driver’s town',
    hint: 'Where trips begin',
    called: 'city or town',
  },
  description: {
    type: 'paragraph',
    max: CAR_DESCRIPTION_MAX,
    label: 'Description',
    hint: 'Service history, tyres, papers, what works and what does not',
    called: 'description',
    optional: true,
  },
  driverEmail: {
    type: 'email',
    label: 'Driver’s email',
    called: 'driver email',
    optional: true,
    contact: true,
  },
} as const satisfies FieldTable;

export type CarFieldName = keyof typeof CAR_FIELDS;
export type RequiredCarField = RequiredName<typeof CAR_FIELDS>;
export type CarFieldTexts = FieldTexts<typeof CAR_FIELDS>;

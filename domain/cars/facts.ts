import type { FactTable } from '../facts/fact.ts';
import { isRelocationVehicle, type VehicleNames } from './vehicle.ts';

/** Which facts a vehicle can have depends on these. */
export const CAR_FACT_KINDS = ['for-sale', 'relocation'] as const;
export type CarFactKind = (typeof CAR_FACT_KINDS)[number];

/** A vehicle's class decides which facts it can have. */
export const carFactKind = (vehicle: VehicleNames): CarFactKind =>
  isRelocationVehicle(vehicle) ? 'relocation' : 'for-sale';

/** The headings for facts of cars, in order. */
export const CAR_FACT_GROUPS = {
  vehicle: 'The vehicle',
  papers: 'Duty and papers',
  transport: 'Loads and prices',
  terms: 'Terms',
} as const;

const FOR_SALE = ['for-sale'] as const;
const RELOCATION = ['relocation'] as const;

/** Facts of a car beyond the specification's form; a new fact needs only an entry here. */
export const CAR_FACTS = {
  usage: {
    type: 'choice',
    label: 'Usage',
    group: 'vehicle',
    on: FOR_SALE,
    values: { 'brand-new': 'Brand new', 'foreign-used': 'Foreign used', 'home-used': 'Home used' },
    filter: 'any-of',
    card: (value) => USAGE_ON_CARD[value],
  },
  duty: {
    type: 'choice',
    label: 'Import duty',
    group: 'papers',
    on: FOR_SALE,
    values: { paid: 'Paid', unpaid: 'Not paid', 'not-needed': 'Not needed' },
    filter: 'any-of',
    card: (value) => DUTY_ON_CARD[value],
  },
  drive: {
    type: 'choice',
    label: 'Drive',
    group: 'vehicle',
    values: { '2wd': '2WD', '4wd': '4WD', awd: 'AWD' },
    filter: 'any-of',
    schemaOrg: 'driveWheelConfiguration',
    card: (value) => value.toUpperCase(),
  },
  body: {
    type: 'choice',
    label: 'Body',
    group: 'vehicle',
    values: {
      saloon: 'Saloon',
      hatchback: 'Hatchback',
      estate: 'Estate',
      suv: 'SUV',
      coupe: 'Coupé',
      convertible: 'Convertible',
      pickup: 'Pickup',
      van: 'Van',
      bus: 'Bus',
      truck: 'Truck',
    },
    filter: 'any-of',
    schemaOrg: 'bodyType',
  },
  colour: { type: 'text', label: 'Colour', group: 'vehicle', max: 40, schemaOrg: 'color' },
  seats: {
    type: 'number',
    label: 'Seats',
    group: 'vehicle',
    min: 1,
    max: 60,
    filter: 'at-least',
    schemaOrg: 'seatingCapacity',
    card: (seats) => (seats > 5 ? `${seats} seats` : undefined),
  },
  doors: {
    type: 'number',
    label: 'Doors',
    group: 'vehicle',
    min: 1,
    max: 8,
    schemaOrg: 'numberOfDoors',
  },
  engine: {
    type: 'number',
    label: 'Engine',
    group: 'vehicle',
    min: 50,
    max: 20_000,
    unit: 'cc',
    filter: 'between',
  },
  steering: {
    type: 'choice',
    label: 'Steering wheel',
    group: 'vehicle',
    on: FOR_SALE,
    values: { left: 'On the left', right: 'On the right' },
    filter: 'one-of',
  },
  airConditioning: {
    type: 'flag',
    label: 'Air-con (AC)',
    group: 'vehicle',
    filter: 'yes',
  },
  accident: {
    type: 'yes-no',
    label: 'Has been in an accident',
    group: 'vehicle',
    on: FOR_SALE,
    filter: 'one-of',
  },
  registered: {
    type: 'yes-no',
    label: 'DVLA registered',
    group: 'papers',
    on: FOR_SALE,
    filter: 'one-of',
  },
  vin: {
    type: 'text',
    label: 'Chassis number (VIN)',
    hint: 'Others only see its last four characters',
    group: 'papers',
    max: 17,
    read: readVin,
    redact: maskVin,
    problem: 'Please enter all 17 characters of the chassis number. It has no I, O or Q.',
  },
  load: {
    type: 'number',
    label: 'Load',
    group: 'transport',
    on: RELOCATION,
    min: 0.1,
    max: 60,
    decimals: 1,
    unit: 't',
    filter: 'at-least',
    card: (tonnes) => `up to ${tonnes} t`,
  },
  bedLength: {
    type: 'number',
    label: 'Bed length',
    group: 'transport',
    on: RELOCATION,
    min: 0.5,
    max: 30,
    decimals: 1,
    unit: 'm',
    filter: 'at-least',
  },
  loaders: {
    type: 'yes-no',
    label: 'With loading helpers',
    group: 'transport',
    on: RELOCATION,
    filter: 'one-of',
    card: (has) => (has ? 'with helpers' : undefined),
  },
  pricePerTrip: { type: 'money', label: 'Price per trip', group: 'transport', on: RELOCATION },
  pricePerKm: { type: 'money', label: 'Price per kilometre', group: 'transport', on: RELOCATION },
  negotiable: {
    type: 'flag',
    label: 'Negotiable',
    group: 'terms',
    filter: 'yes',
  },
} as const satisfies FactTable<CarFactKind>;

const USAGE_ON_CARD: Readonly<Record<string, string>> = {
  'brand-new': 'Brand new',
  'foreign-used': 'Foreign used',
  'home-used': 'Home used',
};

const DUTY_ON_CARD: Readonly<Record<string, string>> = {
  paid: 'duty paid',
  unpaid: 'duty not paid',
};

/** ISO 3779: 17 characters, without I, O and Q. */
function readVin(text: string): string | undefined {
  const vin = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? vin : undefined;
}

/** 'JTDBR32E720012345' → '•••••••••••••2345' */
function maskVin(vin: string): string {
  return `${'•'.repeat(vin.length - 4)}${vin.slice(-4)}`;
}

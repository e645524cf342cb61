import type { FactTable } from '../facts/fact.ts';
import { plural } from '../values/plural.ts';
import { RENTAL_TYPES, SALE_TYPES, SHORT_STAY_TYPES, type Subtype } from './property.ts';

const HOMES = [
  'Apartments',
  'Condos',
  'Houses',
  'Duplex',
  'Houses For Sale',
] as const satisfies Subtype[];
const RENTED_HOMES = ['Apartments', 'Condos', 'Houses', 'Duplex'] as const satisfies Subtype[];
const WORKPLACES = ['Office', 'Shop', 'Commercial Property'] as const satisfies Subtype[];
const BUILDINGS = [...HOMES, ...WORKPLACES] as const;
const LIVED_IN = [...HOMES, ...SHORT_STAY_TYPES] as const;
const ALL_BUILDINGS = [...BUILDINGS, ...SHORT_STAY_TYPES] as const;
const WITH_PLOT = ['Houses', 'Duplex', 'Houses For Sale', 'Commercial Property', 'Land'] as const;

/** The headings for facts of properties, in order. */
export const PROPERTY_FACT_GROUPS = {
  rooms: 'Rooms and size',
  stay: 'Your stay',
  utilities: 'Water, light and internet',
  comfort: 'Comfort',
  compound: 'Compound and neighbours',
  security: 'Security and access',
  papers: 'Land and papers',
  terms: 'Terms',
} as const;

/** The most months of rent in advance for tenancies of more than six months (Rent Act, 1963, Act 220, s. 25(5)). */
export const LAWFUL_ADVANCE_MONTHS = 6;

/** Facts of a property beyond the specification's form; a new fact needs only an entry here. */
export const PROPERTY_FACTS = {
  guests: {
    type: 'number',
    label: 'Guests',
    group: 'rooms',
    on: SHORT_STAY_TYPES,
    min: 1,
    max: 60,
    filter: 'at-least',
    card: (count) => plural(count, 'guest'),
  },
  bedrooms: {
    type: 'number',
    label: 'Bedrooms',
    group: 'rooms',
    on: LIVED_IN,
    min: 0,
    max: 50,
    filter: 'at-least',
    schemaOrg: 'numberOfBedrooms',
    card: (count) => (count === 0 ? 'Studio' : plural(count, 'bedroom')),
  },
  beds: {
    type: 'number',
    label: 'Beds',
    group: 'rooms',
    on: SHORT_STAY_TYPES,
    min: 1,
    max: 60,
    filter: 'at-least',
  },
  bathrooms: {
    type: 'number',
    label: 'Bathrooms',
    group: 'rooms',
    on: LIVED_IN,
    min: 0,
    max: 50,
    filter: 'at-least',
    schemaOrg: 'numberOfBathroomsTotal',
    card: (count) => plural(count, 'bath'),
  },
  toilets: {
    type: 'number',
    label: 'Toilets',
    group: 'rooms',
    on: BUILDINGS,
    min: 0,
    max: 60,
  },
  furnished: {
    type: 'choice',
    label: 'Furnished',
    group: 'rooms',
    on: [...HOMES, 'Office'],
    values: { no: 'Not furnished', partly: 'Partly furnished', fully: 'Fully furnished' },
    filter: 'any-of',
    card: (value) => FURNISHED_ON_CARD[value],
  },
  selfContained: {
    type: 'flag',
    label: 'Self-contained',
    hint: 'Own bathroom and kitchen, not shared',
    group: 'rooms',
    on: RENTED_HOMES,
    filter: 'yes',
    card: () => 'self-contained',
  },
  shared: {
    type: 'choices',
    label: 'Shared with other tenants',
    group: 'rooms',
    on: RENTED_HOMES,
    values: { kitchen: 'Kitchen', bath: 'Bathroom', toilet: 'Toilet' },
  },
  floorArea: {
    type: 'number',
    label: 'Floor area',
    group: 'rooms',
    on: ALL_BUILDINGS,
    min: 1,
    max: 1_000_000,
    unit: 'm²',
    filter: 'between',
    card: (area) => `${area} m²`,
  },
  floor: {
    type: 'number',
    label: 'Floor',
    hint: '0 is the ground floor',
    group: 'rooms',
    on: ['Apartments', 'Condos', 'Office', 'Shop', 'Furnished Apartments'],
    min: 0,
    max: 60,
  },
  parking: {
    type: 'number',
    label: 'Parking spaces',
    group: 'rooms',
    on: ALL_BUILDINGS,
    min: 0,
    max: 1000,
    filter: 'at-least',
  },
  yearBuilt: {
    type: 'number',
    label: 'Year built',
    group: 'rooms',
    on: BUILDINGS,
    min: 1800,
    max: 2100,
    isName: true,
    schemaOrg: 'yearBuilt',
  },

  checkInFrom: {
    type: 'text',
    label: 'Check-in from',
    hint: 'Such as 14:00',
    group: 'stay',
    on: SHORT_STAY_TYPES,
    max: 5,
    read: readHour,
    problem: 'Please enter a time, such as 14:00.',
    schemaOrg: 'checkinTime',
  },
  checkOutUntil: {
    type: 'text',
    label: 'Check-out until',
    hint: 'Such as 11:00',
    group: 'stay',
    on: SHORT_STAY_TYPES,
    max: 5,
    read: readHour,
    problem: 'Please enter a time, such as 11:00.',
    schemaOrg: 'checkoutTime',
  },
  breakfast: {
    type: 'flag',
    label: 'Breakfast included',
    group: 'stay',
    on: SHORT_STAY_TYPES,
    filter: 'yes',
    card: () => 'breakfast',
  },
  kitchen: {
    type: 'flag',
    label: 'Kitchen',
    group: 'stay',
    on: SHORT_STAY_TYPES,
    filter: 'yes',
  },
  houseRules: {
    type: 'text',
    label: 'House rules',
    group: 'stay',
    on: SHORT_STAY_TYPES,
    max: 1000,
    lines: true,
  },

  water: {
    type: 'choices',
    label: 'Water',
    group: 'utilities',
    on: ALL_BUILDINGS,
    values: { mains: 'Mains', borehole: 'Borehole', polytank: 'Polytank' },
    filter: 'any-of',
  },
  light: {
    type: 'choices',
    label: 'Light',
    group: 'utilities',
    on: ALL_BUILDINGS,
    values: {
      'own-meter': 'Own prepaid meter',
      'shared-meter': 'Shared prepaid meter',
      solar: 'Solar',
      generator: 'Generator',
    },
    filter: 'any-of',
  },
  lightHours: {
    type: 'number',
    label: 'Light on a typical day',
    group: 'utilities',
    on: RENTED_HOMES,
    min: 0,
    max: 24,
    unit: ['hour', 'hours'],
    filter: 'between',
  },
  waterHours: {
    type: 'number',
    label: 'Water on a typical day',
    hint: 'From the tap; 24 with a polytank that never runs dry',
    group: 'utilities',
    on: RENTED_HOMES,
    min: 0,
    max: 24,
    unit: ['hour', 'hours'],
    filter: 'between',
  },
  fibre: {
    type: 'flag',
    label: 'Fibre internet',
    group: 'utilities',
    on: ALL_BUILDINGS,
    filter: 'yes',
  },

  airConditioning: {
    type: 'flag',
    label: 'Air-con (AC)',
    group: 'comfort',
    on: ALL_BUILDINGS,
    filter: 'yes',
  },
  pool: {
    type: 'flag',
    label: 'Swimming pool',
    group: 'comfort',
    on: LIVED_IN,
    filter: 'yes',
  },
  lift: {
    type: 'flag',
    label: 'Lift',
    group: 'comfort',
    on: ['Apartments', 'Condos', 'Office', 'Commercial Property', 'Hotels', 'Furnished Apartments'],
    filter: 'yes',
  },
  pets: {
    type: 'yes-no',
    label: 'Pets allowed',
    group: 'comfort',
    on: [...RENTED_HOMES, ...SHORT_STAY_TYPES],
    filter: 'one-of',
    schemaOrg: 'petsAllowed',
  },
  wheelchair: {
    type: 'flag',
    label: 'Wheelchair access',
    group: 'comfort',
    on: ALL_BUILDINGS,
    filter: 'yes',
  },

  gate: {
    type: 'choice',
    label: 'Gate',
    group: 'compound',
    on: RENTED_HOMES,
    values: { own: 'Own gate', compound: 'Compound house, shared gate' },
    filter: 'any-of',
    card: (value) => (value === 'own' ? 'own gate' : 'compound house'),
  },
  households: {
    type: 'number',
    label: 'Households sharing it',
    hint: 'Including the new tenant',
    group: 'compound',
    on: RENTED_HOMES,
    min: 1,
    max: 60,
  },
  landlordThere: {
    type: 'yes-no',
    label: 'Landlord on the premises',
    group: 'compound',
    on: RENTED_HOMES,
    filter: 'one-of',
  },

  security: {
    type: 'choices',
    label: 'Security',
    group: 'security',
    on: ALL_BUILDINGS,
    values: { walled: 'Walled', gated: 'Gated', guard: 'Security guard', cctv: 'CCTV' },
    filter: 'any-of',
  },
  road: {
    type: 'choice',
    label: 'Access road',
    group: 'security',
    values: { tarred: 'Tarred', untarred: 'Untarred' },
    filter: 'one-of',
  },

  plot: {
    type: 'text',
    label: 'Plot',
    hint: 'In feet, such as 70 x 100',
    group: 'papers',
    on: WITH_PLOT,
    max: 20,
    read: readPlot,
    say: sayPlot,
    problem: 'Please enter two numbers in feet, such as 70 x 100.',
    card: (plot) => `${plot.replace('x', ' × ')} ft`,
  },
  title: {
    type: 'choice',
    label: 'Land title',
    group: 'papers',
    on: SALE_TYPES,
    values: {
      freehold: 'Freehold',
      leasehold: 'Leasehold',
      stool: 'Stool land',
      family: 'Family land',
      state: 'State land',
    },
    filter: 'any-of',
    card: (value) => TITLE_ON_CARD[value],
  },
  leaseYears: {
    type: 'number',
    label: 'Years left on the lease',
    group: 'papers',
    on: SALE_TYPES,
    min: 1,
    max: 999,
    unit: ['year', 'years'],
  },
  documents: {
    type: 'choices',
    label: 'Documents',
    group: 'papers',
    on: SALE_TYPES,
    values: {
      indenture: 'Indenture',
      certificate: 'Land certificate',
      'site-plan': 'Site plan',
      search: 'Lands Commission search',
    },
    filter: 'any-of',
    card: (values) => (values.includes('certificate') ? 'land certificate' : undefined),
  },
  buildingPermit: {
    type: 'flag',
    label: 'Building permit',
    group: 'papers',
    on: SALE_TYPES,
    filter: 'yes',
  },
  litigation: {
    type: 'yes-no',
    label: 'In dispute or in court',
    filterLabel: 'Known dispute',
    group: 'papers',
    on: SALE_TYPES,
    filter: 'one-of',
  },

  advance: {
    type: 'number',
    label: 'Rent in advance',
    group: 'terms',
    on: RENTAL_TYPES,
    min: 0,
    max: 60,
    unit: ['month', 'months'],
    filter: 'between',
    note: (months) =>
      months > LAWFUL_ADVANCE_MONTHS
        ? 'The law allows at most six months’ rent in advance. Asking for more is an offence: Rent Act, 1963 (Act 220), section 25(5).'
        : undefined,
  },
  included: {
    type: 'choices',
    label: 'Included in the rent',
    group: 'terms',
    on: RENTAL_TYPES,
    values: { water: 'Water', light: 'Light', internet: 'Internet', refuse: 'Waste collection' },
    filter: 'any-of',
  },
  serviceCharge: {
    type: 'money',
    label: 'Monthly service charge',
    group: 'terms',
    on: RENTAL_TYPES,
  },
  deposit: { type: 'money', label: 'Deposit', group: 'terms', on: RENTAL_TYPES },
  agentFee: { type: 'money', label: 'Agent’s fee', group: 'terms', on: RENTAL_TYPES },
  viewingFee: { type: 'money', label: 'Viewing fee', group: 'terms', on: RENTAL_TYPES },
  freeFrom: { type: 'date', label: 'Available from', group: 'terms', on: RENTAL_TYPES },
  shortestTenancy: {
    type: 'number',
    label: 'Minimum tenancy',
    group: 'terms',
    on: RENTAL_TYPES,
    min: 1,
    max: 60,
    unit: ['month', 'months'],
  },
  negotiable: {
    type: 'flag',
    label: 'Negotiable',
    group: 'terms',
    on: [...RENTAL_TYPES, ...SALE_TYPES],
    filter: 'yes',
  },
} as const satisfies FactTable<Subtype>;

const FURNISHED_ON_CARD: Readonly<Record<string, string>> = {
  partly: 'partly furnished',
  fully: 'furnished',
};

const TITLE_ON_CARD: Readonly<Record<string, string>> = {
  freehold: 'freehold',
  leasehold: 'leasehold',
  stool: 'stool land',
  family: 'family land',
  state: 'state land',
};

/** '7:30', '14:00', '2 pm' → '07:30', '14:00', '14:00'. */
function readHour(text: string): string | undefined {
  const [, hour = '', minute = '00', half] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?$/i.exec(text) ?? [];
  if (hour === '' || (half && (Number(hour) < 1 || Number(hour) > 12))) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** '70 x 100', '70 by 100 ft', '70*100' → '70x100'. */
function readPlot(text: string): string | undefined {
  const [, width, depth] =
    /^(\d{1,5})\s*(?:ft|feet|')?\s*(?:x|×|\*|by)\s*(\d{1,5})\s*(?:ft|feet|')?$/i.exec(text) ?? [];
  if (!Number(width) || !Number(depth)) return undefined;
  return `${Number(width)}x${Number(depth)}`;
}

const SQUARE_METRES_A_SQUARE_FOOT = 0.09290304;

/** '70x100' → '70 × 100 ft (650 m²)' */
function sayPlot(plot: string): string {
  const [width = 0, depth = 0] = plot.split('x').map(Number);
  const area = Math.round(width * depth * SQUARE_METRES_A_SQUARE_FOOT);
  return `${width} × ${depth} ft (${area} m²)`;
}

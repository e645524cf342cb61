import type { DemoCar, DemoProperty } from './types.ts';

/** What somebody types: what the first listing that comes must be, and what must not come at all. */
export interface ProvenSearch {
  search: string;
  /** Of its name, town, region and type; undefined where nothing may come. */
  first: RegExp | undefined;
  not?: RegExp;
  /** What the screen says was searched for instead. */
  instead?: string;
}

type Case = [search: string, first: RegExp | undefined, more?: { not?: RegExp; instead?: string }];

const proven = (cases: readonly Case[]): ProvenSearch[] =>
  cases.map(([search, first, more]) => ({ search, first, ...more }));

/** Listings that tell by their facts, spellings and places what no demo listing does. */
export const MADE_PROPERTIES = [
  made('Flat on the third floor', 'Tema Community 5', 'Greater Accra', 'rentalType', 'Apartments', {
    bedrooms: 2,
    furnished: 'fully',
  }),
  made('Ɔkyeame Lodge', 'Kumasi', 'Ashanti', 'shortStayType', 'Hotels', {
    guests: 2,
    breakfast: true,
  }),
  made('Family house with a BQ', 'Tesano', 'Greater Accra', 'rentalType', 'Houses', {
    bedrooms: 4,
  }),
  made('Single room self contained', 'Madina', 'Greater Accra', 'rentalType', 'Apartments', {
    bedrooms: 1,
    selfContained: true,
  }),
  made('Chamber & hall, own entrance', 'Nungua', 'Greater Accra', 'rentalType', 'Apartments', {}),
  made('Quiet home', 'Adenta', 'Greater Accra', 'rentalType', 'Houses', {
    bedrooms: 2,
    bathrooms: 3,
    water: ['borehole'],
  }),
  made('Large home', 'Adenta', 'Greater Accra', 'rentalType', 'Houses', {
    bedrooms: 4,
    bathrooms: 2,
    furnished: 'no',
  }),
  made('100% titled land', 'Kasoa', 'Central', 'saleType', 'Land', {
    title: 'freehold',
    plot: '70x100',
  }),
  made('Guest house Abɔdwe', 'Kokrobite', 'Greater Accra', 'shortStayType', 'Guest House', {
    guests: 4,
    pool: true,
  }),
  made('Shop beside Kumasi Travel', 'Lapaz', 'Greater Accra', 'rentalType', 'Shop', {}),
  made(
    'Uncompleted storey building',
    'Amasaman',
    'Greater Accra',
    'saleType',
    'Houses For Sale',
    {},
  ),
  made('🏡 Café Ünique', 'Osu', 'Greater Accra', 'rentalType', 'Shop', { airConditioning: true }),
] as unknown as readonly DemoProperty[];

function made(
  name: string,
  location: string,
  region: string,
  field: 'shortStayType' | 'rentalType' | 'saleType',
  subtype: string,
  facts: Record<string, unknown>,
) {
  const propertyType = {
    shortStayType: 'Short-Stay',
    rentalType: 'PropertyRentals',
    saleType: 'PropertySales',
  }[field];
  return {
    name,
    description: '',
    location,
    region,
    address: '',
    condition: 'Renovated',
    propertyType,
    [field]: subtype,
    facts,
  };
}

export const MADE_CARS = [
  madeCar('VW Golf 2012', 'VW', 'Golf', 'Hatchback', 2012, { duty: 'paid' }),
  madeCar('C 200 2014, black', 'Mercedes-Benz', 'C 200', 'Saloon', 2014, {
    duty: 'paid',
    colour: 'Black',
  }),
  madeCar('RAV4 2013', 'Toyota', 'RAV4', 'SUV', 2013, { duty: 'unpaid', usage: 'foreign-used' }),
  madeCar('Picanto 2016', 'Kia', 'Picanto', 'Hatchback', 2016, {
    duty: 'paid',
    colour: 'Wine red',
  }),
  madeCar('Wrangler 2018', 'Jeep', 'Wrangler', '4x4', 2018, { drive: '4wd' }),
  madeCar('Sprinter minibus', 'Mercedes-Benz', 'Sprinter', 'Bus', 2009, { seats: 23 }),
  madeCar('Bajaj cargo tricycle', 'Bajaj', 'RE', 'Tricycle', 2021, {}),
] as unknown as readonly DemoCar[];

function madeCar(
  name: string,
  brand: string,
  model: string,
  carType: string,
  year: number,
  facts: Record<string, unknown>,
) {
  return {
    ...{
      name,
      description: '',
      brand,
      model,
      carType,
      year,
      facts,
      location: 'Spintex',
      cityOrTown: 'Accra',
    },
    ...{
      region: 'Greater Accra',
      condition: 'Used',
      transmission: 'Automatic',
      fuelType: 'Petrol',
    },
  };
}

export const PROPERTY_SEARCHES = proven([
  // Rooms, however they are counted.
  ['2 bedroom', /two-bedroom|\| Apartments|Quiet home/i],
  ['two bedroom', /two-bedroom|Flat on|Quiet home/i],
  ['2-bed', /two-bedroom|Flat on|Quiet home/i],
  ['2 bed apartment', /two-bedroom.*Apartments|Flat on the third/i],
  ['2 bedroom adenta', /Quiet home/],
  ['adenta two bedrooms', /Quiet home/],
  ['4 bedroom adenta', /Large home/],
  ['2 bedroom house adenta', /Quiet home/],
  ['two bedroom flat tamale', /Tamale/],
  ['3br spintex', /Spintex/],
  ['3 bedrooms east legon', /Three-bedroom.*East Legon/],
  ['6 bedroom', /Six-bedroom/],
  ['4 bedroom house labone', /Four-bedroom house.*Labone/],
  ['2 bedroom tema', /Flat on the third floor/],
  ['studio osu', /studio.*Osu/],
  // Self-contained, chamber and hall, boys' quarters.
  ['self contained', /self.contained/i],
  ['self-contained', /self.contained/i],
  ['selfcontained', /self.contained/i],
  ['self contain madina', /Single room self contained/],
  ['s/c madina', /Single room self contained/],
  ['single room self contained', /Single room self contained/, { not: /Chamber & hall/ }],
  ['chamber and hall', /Chamber (and|&) hall/, { not: /Single room/ }],
  ['chamber & hall nungua', /Chamber & hall/],
  ['chamber and hall wa', /Chamber and hall.*Wa/],
  ['hall and chamber', /Chamber (and|&) hall/],
  ['bq', /BQ|boys/],
  ['boys quarters', /boys’ quarters|BQ/],
  ["boy's quarters tesano", /BQ/],
  ['boys quarters east legon', /boys’ quarters.*East Legon/],
  // Nights.
  ['hotel', /Hotels/],
  ['hotels', /Hotels/],
  ['hotel kumasi', /Kumasi.*Hotels/, { not: /Cape Coast/ }],
  ['hotel in accra', /Accra/],
  ['guest house accra', /Greater Accra.*Guest House/],
  ['guesthouse busua', /Busua/],
  ['guest house kokrobite', /Abɔdwe/],
  ['lodge kumasi', /Ɔkyeame Lodge/],
  ['short stay cape coast', /Cape Coast/],
  ['airbnb accra', /Accra/],
  ['hotel with pool', /Hotels/],
  ['guest house swimming pool', /Abɔdwe/],
  ['breakfast kumasi', /Kumasi|Ahodwo/],
  ['movie house ho', /\| Ho \|/],
  ['furnished apartment cantonments', /Cantonments/],
  // Kinds of property.
  ['flat dansoman', /Dansoman.*Apartments/],
  ['apartment east legon', /East Legon.*Apartments/],
  ['apartments eastlegon', /East Legon/],
  ['condo labone', /Condos/],
  ['duplex kumasi', /Duplex/],
  ['town house kumasi', /townhouse/i],
  ['townhouse tema', /townhouse.*Tema/i],
  ['shop osu', /Osu.*Shop/],
  ['store osu', /Osu.*Shop/],
  ['stores for rent madina', /Madina.*Shop/],
  ['office ridge', /Ridge/],
  ['warehouse tema', /Warehouse.*Tema/],
  ['plot east legon', /East Legon.*Land/],
  ['land for sale kasoa', /Kasoa.*Land/],
  ['land kumasi', /Kumasi.*Land/],
  ['plots of land prampram', /Prampram/],
  ['house for sale', /Houses For Sale/],
  ['house for sale tema', /Tema.*Houses For Sale/],
  ['house to let labone', /Labone/],
  ['uncompleted house', /Uncompleted/],
  ['unfinished building', /Uncompleted/],
  ['story building amasaman', /storey building/],
  ['bungalow bolgatanga', /bungalow.*Bolgatanga/i],
  // Facts that only the facts tell.
  ['furnished tema', /Flat on the third floor/],
  ['fully furnished tema community 5', /Flat on the third floor/],
  ['furnished adenta', undefined],
  ['borehole adenta', /Quiet home/],
  ['freehold land', /100% titled/],
  ['70x100', /100% titled|Prampram/],
  ['70 by 100 prampram', /Prampram/],
  ['ac shop osu', /Osu.*Shop/],
  ['air conditioner osu', /Osu/],
  ['aircon shop', /Shop/],
  ['gated community accra', /Greater Accra/],
  ['polytank labone', /Labone/],
  // Places.
  ['kumasi', /\| Kumasi \|/],
  ['Kumasi', /\| Kumasi \|/],
  ['oseikrom', /\| Kumasi \|/],
  ['tema', /\| Tema/],
  ['tema community 5', /Tema Community 5/],
  ['tema comm 5', /Tema Community 5/],
  ['east legon', /\| East Legon/],
  ['taadi', /Takoradi/],
  ['oguaa', /Cape Coast/],
  ['upper west', /Upper West/],
  ['wa', /\| Wa \|/],
  ['ho', /\| Ho \|/],
  ['volta region', /Volta/],
  ['adentan', /Adenta/],
  // ɔ, ɛ and accents, both ways.
  ['okyeame', /Ɔkyeame/],
  ['ɔkyeame lodge', /Ɔkyeame/],
  ['Ɔkyeame', /Ɔkyeame/],
  ['abodwe', /Abɔdwe/],
  ['kumɛsi lodge', /Ɔkyeame/, { instead: 'kumasi lodge' }],
  ['ɛast legɔn', /East Legon/],
  ['cafe unique', /Café Ünique/],
  ['café', /Café Ünique/],
  // Near spellings.
  ['est legon', /East Legon/],
  ['tema comunity 5', /Tema Community 5/, { instead: 'tema community 5' }],
  ['takoraddi', /Takoradi/, { instead: 'takoradi' }],
  ['apartement cantonments', /Cantonments/, { instead: 'apartment cantonments' }],
  ['kumassi hotel', /Kumasi.*Hotels/, { instead: 'kumasi hotel' }],
  ['koforidwa', /Koforidua/, { instead: 'koforidua' }],
  ['kasowa land', /Kasoa/, { instead: 'kasoa land' }],
  // What is no words, or bad.
  ['100%', /100% titled/],
  ['%', /./, { not: /Chamber/ }],
  ['_', undefined],
  ["'; drop table properties; --", undefined],
  ["' or 1=1 --", undefined],
  ['\\', undefined],
  ['🏡', /🏡/],
  ['😀', undefined],
  ['<script>alert(1)</script>', undefined],
  ['zzzzqqq', undefined],
  ['1234567890', undefined],
]);

export const CAR_SEARCHES = proven([
  ['4x4', /4x4|SUV/],
  ['4wd', /4x4|SUV|Pickup/],
  ['four wheel drive', /4x4|SUV|Pickup/],
  ['suv', /SUV/],
  ['SUVs kumasi', /Tucson/],
  ['toyota suv', /Land Cruiser|RAV4/],
  ['toyota 4x4', /Land Cruiser|RAV4/],
  ['land cruiser', /Land Cruiser/],
  ['landcruiser', /Land Cruiser/],
  ['Land-Cruiser diesel', /Land Cruiser/],
  ['jeep', /Wrangler/],
  ['hilux', /Hilux/],
  ['toyota hilux 2020', /Hilux/],
  ['pickup', /Pickup/],
  ['pick up', /Pickup/],
  ['pick-up accra', /Hilux/],
  ['hilux pickup', /Hilux/],
  ['benz', /Mercedes|C 200/],
  ['mercedes', /Mercedes|C 200/],
  ['Mercedes-Benz c200', /C 200/],
  ['mercedes benz saloon', /C 200/],
  ['benz sprinter', /Sprinter/],
  ['vw', /VW Golf/],
  ['volkswagen golf', /VW Golf/],
  ['volkswagen', /VW Golf/],
  ['trotro', /minibus|Passenger van|Bus/],
  ['tro-tro', /minibus|Bus/],
  ['minibus', /minibus/],
  ['23 seater', /minibus/],
  ['aboboyaa', /tricycle/i],
  ['pragya', /tricycle/i],
  ['tipper', /tipper/i],
  ['saloon car', /Saloon/],
  ['sedan accra', /Saloon/],
  ['automatic saloon', /Saloon/],
  ['corolla', /Corolla/],
  ['corolla 2015', /Corolla LE 2015/],
  ['2015 toyota corolla', /Corolla LE 2015/],
  ['corola', /Corolla/, { instead: 'corolla' }],
  ['toyotta corolla', /Corolla/, { instead: 'toyota corolla' }],
  ['toyota corola', /Corolla/, { instead: 'toyota corolla' }],
  ['hundai elantra', /Elantra/, { instead: 'hyundai elantra' }],
  ['nisan patrol', /Patrol/, { instead: 'nissan patrol' }],
  ['mistubishi canter', /Canter/, { instead: 'mitsubishi canter' }],
  ['duty paid', /./],
  ['rav4', /RAV4/],
  ['rav4 duty paid', undefined],
  ['picanto duty paid', /Picanto/],
  ['golf duty paid', /VW Golf/],
  ['wine red', /Picanto/],
  ['red hatchback', /red|Picanto|Vibe/i],
  ['foreign used', /RAV4|Tucson/],
  ['electric', /Electric|electric/],
  ['hybrid camry', /Camry/],
  ['diesel pickup', /Pickup/],
  ['box truck tema', /Isuzu NPR/],
  ['moving truck', /Truck|truck|Van|Pickup/i],
  ['range rover', undefined],
  ['corolla 1965', undefined],
  ["golf'; drop table cars; --", undefined],
]);

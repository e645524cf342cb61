import { paths } from '../site/paths.ts';
import { isRelocationVehicle, mentions, type VehicleNames } from './vehicle.ts';

/** Classes and names of vehicles, in a file of their own because cards need nothing else about cars. */
export * from './vehicle.ts';

/** The enumerations of the specification, §3 and §9. */
export const CONDITIONS = ['New', 'Used', 'Fair'] as const;
export type CarCondition = (typeof CONDITIONS)[number];

export const TRANSMISSIONS = ['Manual', 'Automatic'] as const;
export type Transmission = (typeof TRANSMISSIONS)[number];

export const FUEL_TYPES = ['Petrol', 'Diesel', 'Electric', 'Hybrid'] as const;
export type FuelType = (typeof FUEL_TYPES)[number];

/** The tiles of the buy page. */
export const CATEGORIES = ['Saloon', 'SUVs', '4x4', 'Trucks'] as const;
export type CarCategory = (typeof CATEGORIES)[number];

/** A car is in a category when its car type, name or model contains one of these. */
export const CATEGORY_KEYWORDS: Readonly<Record<CarCategory, readonly string[]>> = {
  Saloon: ['saloon', 'sedan'],
  SUVs: ['suv'],
  '4x4': ['4x4', '4wd'],
  Trucks: ['truck', 'pickup'],
};

/** Lists show either only relocation vehicles, or all other cars. */
export const CAR_KINDS = ['relocation', 'regular'] as const;

/** Suggestions for the brand; any other text may be typed. */
export const BRANDS = [
  'Toyota',
  'Hyundai',
  'Kia',
  'Honda',
  'Nissan',
  'Mercedes-Benz',
  'Ford',
  'Volkswagen',
  'Mitsubishi',
  'Mazda',
  'Suzuki',
  'Isuzu',
  'BMW',
  'Lexus',
  'Land Rover',
  'Chevrolet',
  'Opel',
  'Peugeot',
  'Renault',
  'Kantanka',
] as const;

/** Suggestions for the car type; any other text may be typed. */
export const CAR_TYPES = [
  'Saloon',
  'SUV',
  '4x4',
  'Hatchback',
  'Pickup',
  'Truck',
  'Van',
  'Bus',
] as const;

export const SORTS = [
  'newest',
  'oldest',
  'price-asc',
  'price-desc',
  'year-asc',
  'year-desc',
] as const;
export type CarSort = (typeof SORTS)[number];

export const SORT_LABEL: Readonly<Record<CarSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  'year-asc': 'Year: oldest first',
  'year-desc': 'Year: newest first',
};

export const SIMILAR_SHOWN = 3;
export const CAR_TEXT_MAX = 80;
export const CAR_REGISTRATION_MAX = 40;
export const CAR_NAME_MAX = 120;
export const CAR_DESCRIPTION_MAX = 5000;
export const MIN_YEAR = 1900;
export const MAX_YEAR = 2100;
export const MAX_MILEAGE = 5_000_000;

export function isInCategory(vehicle: VehicleNames, category: CarCategory): boolean {
  return mentions(vehicle, CATEGORY_KEYWORDS[category]);
}

/** The message that opens a WhatsApp chat, with the car's name, brand and model. */
export function whatsappMessage(car: { name: string; brand: string; model: string }): string {
  return `Hello, I am interested in your car: ${car.name} (${car.brand} ${car.model}). Is it still available?`;
}

/** The page to which the uploader of a vehicle is taken after 3 s (specification §4). */
export function pathAfterUpload(vehicle: VehicleNames): string {
  return isRelocationVehicle(vehicle) ? paths.relocationRide : paths.cars;
}

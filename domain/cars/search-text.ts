import { factWords } from '../search/fact-words.ts';
import { inOneWord, searchDocument } from '../search/search-document.ts';
import { CATEGORIES, type CarCategory, isInCategory, isRelocationVehicle } from './car.ts';
import type { Car } from './schema.ts';

export type SearchedCar = Pick<
  Car,
  | 'name'
  | 'brand'
  | 'model'
  | 'year'
  | 'carType'
  | 'location'
  | 'region'
  | 'cityOrTown'
  | 'condition'
  | 'transmission'
  | 'fuelType'
> & {
  /** Cards have none. */
  description?: string;
  facts?: Readonly<Record<string, unknown>> | undefined;
};

/** Search words of each category; to many people a 4x4 is an SUV. */
const CATEGORY_WORDS: Readonly<Record<CarCategory, string>> = {
  Saloon: 'saloon sedan',
  SUVs: 'suv',
  '4x4': '4x4 suv',
  Trucks: 'truck',
};

/** A car's search document; must match the database's trigger listings_derived. */
export function carSearchText(car: SearchedCar): string {
  const { name, brand, model, description = '', year, carType, location, region, cityOrTown } = car;
  return searchDocument(
    [name, brand, model, description, carType, location, region, cityOrTown, inOneWord(location)],
    [
      brand,
      model,
      String(year),
      carType,
      car.condition,
      car.transmission,
      car.fuelType,
      isRelocationVehicle(car) ? 'car relocation vehicle' : 'car for sale',
      ...CATEGORIES.filter((category) => isInCategory(car, category)).map(
        (category) => CATEGORY_WORDS[category],
      ),
      `${region} region`,
      inOneWord(brand),
      inOneWord(model),
      factWords(car.facts ?? {}),
    ],
  );
}

import type { CarCondition, FuelType, Transmission } from '#domain/cars/car.ts';
import type { CAR_FACTS } from '#domain/cars/facts.ts';
import type { RelocationRequest } from '#domain/cars/relocation-request.ts';
import type { Rating } from '#domain/comments/rules.ts';
import type { FactValues } from '#domain/facts/fact.ts';
import type { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import type {
  PropertyCondition,
  PropertyStatus,
  RentalType,
  SaleType,
  ShortStayType,
} from '#domain/properties/property.ts';
import type { Region } from '#domain/values/ghana.ts';
import type { ListerKey, PersonKey } from './people.ts';
import type { DemoPicture } from './pictures.ts';

/** Two to ten pictures; the first is the cover. */
type Pictures = readonly [DemoPicture, DemoPicture, ...DemoPicture[]];

/** The videos of the demo listings, in `demo/videos/`: slow pans over some of their pictures. */
export type DemoVideo = 'guest-house-02-tour.mp4' | 'villa-03-tour.mp4';

export interface DemoComment {
  author: PersonKey;
  comment: string;
  rating?: Rating;
}

interface AnyProperty {
  name: string;
  description: string;
  /** In cedi: per night for a short stay, per month for a rental, in total for a sale. */
  price: number;
  location: string;
  region: Region;
  address: string;
  condition: PropertyCondition;
  /** Available when left out. */
  status?: PropertyStatus;
  lister: ListerKey;
  facts?: FactValues<typeof PROPERTY_FACTS>;
  pictures: Pictures;
  video?: DemoVideo;
  comments: readonly DemoComment[];
}

export interface DemoShortStay extends AnyProperty {
  propertyType: 'Short-Stay';
  shortStayType: ShortStayType;
  rentalType?: undefined;
  saleType?: undefined;
}

export interface DemoRental extends AnyProperty {
  propertyType: 'PropertyRentals';
  shortStayType?: undefined;
  rentalType: RentalType;
  saleType?: undefined;
}

export interface DemoSale extends AnyProperty {
  propertyType: 'PropertySales';
  shortStayType?: undefined;
  rentalType?: undefined;
  saleType: SaleType;
}

export type DemoProperty = DemoShortStay | DemoRental | DemoSale;

export interface DemoCar {
  name: string;
  description: string;
  /** In cedi. */
  price: number;
  brand: string;
  model: string;
  year: number;
  /** In kilometres. */
  mileage: number;
  location: string;
  region: Region;
  condition: CarCondition;
  transmission: Transmission;
  fuelType: FuelType;
  carType: string;
  registrationNumber: string;
  driverName: string;
  driverContact: string;
  cityOrTown: string;
  owner: PersonKey;
  facts?: FactValues<typeof CAR_FACTS>;
  pictures: Pictures;
  /** Days from loading until the car is available. */
  availableInDays: number;
  /** Given for relocation vehicles (specification §4). */
  relocationRequest?: RelocationRequest;
}

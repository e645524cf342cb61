import type { Region } from '#domain/ghana.ts';
import type { ListerKey, PersonKey } from './people.ts';
import type { DemoPicture } from './pictures.ts';

/** Two to ten pictures; the first is the cover. */
type Pictures = readonly [DemoPicture, DemoPicture, ...DemoPicture[]];

export interface DemoComment {
  author: PersonKey;
  comment: string;
  rating?: 1 | 2 | 3 | 4 | 5;
}

interface PropertyFacts {
  name: string;
  description: string;
  /** In cedi: a night for a short stay, a month for a rental, the whole for a sale. */
  price: number;
  location: string;
  region: Region;
  address: string;
  condition: 'Newly built' | 'Renovated' | 'Fairly Used' | 'Virgin Land' | 'Old House';
  /** Available when left out. */
  status?: 'available' | 'rented' | 'sold';
  lister: ListerKey;
  pictures: Pictures;
  comments: readonly DemoComment[];
}

export interface DemoShortStay extends PropertyFacts {
  propertyType: 'Short-Stay';
  shortStayType: 'Hotels' | 'Movie House' | 'Guest House' | 'Furnished Apartments';
  rentalType?: undefined;
  saleType?: undefined;
}

export interface DemoRental extends PropertyFacts {
  propertyType: 'PropertyRentals';
  shortStayType?: undefined;
  rentalType: 'Apartments' | 'Condos' | 'Houses' | 'Duplex' | 'Office' | 'Shop';
  saleType?: undefined;
}

export interface DemoSale extends PropertyFacts {
  propertyType: 'PropertySales';
  shortStayType?: undefined;
  rentalType?: undefined;
  saleType: 'Houses For Sale' | 'Land' | 'Commercial Property';
}

export type DemoProperty = DemoShortStay | DemoRental | DemoSale;

interface RelocationRequest {
  userName: string;
  carType: string;
  registrationNumber: string;
  region: Region;
  cityOrTown: string;
  driverName: string;
  driverContact: string;
}

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
  condition: 'New' | 'Used' | 'Fair';
  transmission: 'Manual' | 'Automatic';
  fuelType: 'Petrol' | 'Diesel' | 'Electric' | 'Hybrid';
  carType: string;
  registrationNumber: string;
  driverName: string;
  driverContact: string;
  cityOrTown: string;
  owner: PersonKey;
  pictures: Pictures;
  /** Days from the day of loading until the car can be had. */
  availableInDays: number;
  /** Given for relocation vehicles (specification §4). */
  relocationRequest?: RelocationRequest;
}

import type { CarCondition, FuelType, Transmission } from '#domain/cars/car.ts';
import type { RelocationRequest } from '#domain/cars/relocation-request.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Region } from '#domain/ghana.ts';
import { pesewas, toCedi } from '#domain/money.ts';
import { presentPhotos, presentVideo } from '#server/features/media/public.ts';
import type { CarRow } from './repository.ts';

/** A car; its phone numbers and emails only where `contacts` says that whoever looks is to have them. */
export function presentCar(row: CarRow, { contacts }: { contacts: boolean }): Car {
  const { photos, images } = presentPhotos(row.photos, row.name);
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    price: toCedi(pesewas(row.price_pesewas)),
    brand: row.brand,
    model: row.model,
    year: row.year,
    mileage: row.mileage,
    location: row.location,
    region: row.region as Region,
    images,
    photos,
    ...presentVideo(row.video, row.name, photos),
    carType: row.car_type,
    registrationNumber: row.registration_number,
    condition: row.condition as CarCondition,
    transmission: row.transmission as Transmission,
    fuelType: row.fuel_type as FuelType,
    userId: row.owner_id,
    userName: row.user_name,
    userEmail: contacts ? row.user_email : null,
    phone: contacts ? row.phone : null,
    date: row.available_from.toISOString(),
    driverName: row.driver_name,
    driverEmail: contacts ? row.driver_email : null,
    driverContact: contacts ? row.driver_contact : null,
    cityOrTown: row.city_or_town,
    relocationRequest: presentRequest(row.relocation_request, contacts),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function presentRequest(stored: CarRow['relocation_request'], contacts: boolean) {
  if (stored === null) return null;
  const request = stored as Partial<RelocationRequest>;
  return {
    userName: request.userName ?? '',
    carType: request.carType ?? '',
    registrationNumber: request.registrationNumber ?? '',
    region: request.region ?? '',
    cityOrTown: request.cityOrTown ?? '',
    driverName: request.driverName ?? '',
    driverContact: (contacts && request.driverContact) || '',
  };
}

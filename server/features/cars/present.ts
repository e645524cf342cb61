import type { CarCondition, FuelType, Transmission } from '#domain/cars/car.ts';
import { CAR_FACTS, carFactKind } from '#domain/cars/facts.ts';
import type { RelocationRequest } from '#domain/cars/relocation-request.ts';
import type { Car } from '#domain/cars/schema.ts';
import { storedFacts } from '#domain/facts/read-fact.ts';
import { redactFacts } from '#domain/facts/redact-facts.ts';
import { cardFacts } from '#domain/facts/say-fact.ts';
import type { Region } from '#domain/ghana.ts';
import { pesewas, toCedi } from '#domain/money.ts';
import { presentPhotos, presentVideo } from '#server/features/media/public.ts';
import type { CarRow } from './repository.ts';

/** Who a car is presented to. */
export interface CarAudience {
  /** Whether they are to have its phone numbers and emails. */
  contacts: boolean;
  /** Whether they may change it: then with all that its lister told. */
  isOwn?: boolean;
}

/** A car as a call answers it, with what its audience is to have. */
export function presentCar(row: CarRow, { contacts, isOwn = false }: CarAudience): Car {
  const facts = storedFacts(CAR_FACTS, row.facts);
  const kind = carFactKind({ carType: row.car_type, name: row.name, model: row.model });
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
    facts: isOwn ? facts : redactFacts(CAR_FACTS, facts),
    highlights: cardFacts(CAR_FACTS, kind, facts),
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

import { CAR_FACTS, carFactKind } from '#domain/cars/facts.ts';
import type { UploadCarBody } from '#domain/cars/schema.ts';
import type { FactValues } from '#domain/facts/fact.ts';
import { factsAfter } from '#domain/facts/facts-after.ts';
import { fromCedi } from '#domain/money.ts';

/**
 * The columns that a form fills.
 * @param before the facts that are told already, of a car that is edited.
 */
export const carValues = (form: UploadCarBody, before?: FactValues<typeof CAR_FACTS>) => ({
  name: form.name,
  description: form.description,
  price_pesewas: fromCedi(form.price),
  brand: form.brand,
  model: form.model,
  year: form.year,
  mileage: form.mileage,
  location: form.location,
  region: form.region,
  condition: form.condition,
  transmission: form.transmission,
  fuel_type: form.fuelType,
  car_type: form.carType,
  registration_number: form.registrationNumber,
  user_name: form.userName,
  user_email: form.userEmail,
  phone: form.phone,
  available_from: form.date,
  driver_name: form.driverName,
  driver_email: form.driverEmail,
  driver_contact: form.driverContact,
  city_or_town: form.cityOrTown,
  relocation_request: form.relocationRequest,
  facts: factsAfter(CAR_FACTS, carFactKind(form), form, before),
});

import { CAR_FACTS } from '#domain/cars/facts.ts';
import { canEditCar } from '#domain/cars/permissions.ts';
import {
  editedRelocationRequest,
  type RelocationRequest,
} from '#domain/cars/relocation-request.ts';
import { checkEditCar, FIELD_NAME } from '#domain/cars/rules.ts';
import type { Car, UploadCarAnswer } from '#domain/cars/schema.ts';
import { uploadCarSentences } from '#domain/cars/upload-sentences.ts';
import { hasFact } from '#domain/facts/fact.ts';
import { factTexts } from '#domain/facts/read-fact.ts';
import { stripCommas } from '#domain/money.ts';
import { paths } from '#domain/site/paths.ts';
import { OWN_CARS } from '../../own-kind.ts';
import { showChanged } from '../../own-list-cache.ts';
import { type CarField, type CarText, carUpload } from '../../upload/car/car-upload.ts';
import type { EditKind } from '../edit-kind.ts';
import { priceText } from '../price-text.ts';

/** Editing a vehicle. */
export const carEdit: EditKind<CarField, Car> = {
  name: 'car',
  photosRequired: true,
  path: OWN_CARS.path,
  mayEdit: (viewer, { userId }) => canEditCar(viewer, { listerId: userId }),
  textOf,
  change: carUpload.change,
  check: checkEditCar,
  sent(text, car) {
    const known = car.relocationRequest as RelocationRequest | null;
    const request = editedRelocationRequest(known, textOf(car), text);
    return {
      price: stripCommas(text.price),
      ...(request && { relocationRequest: JSON.stringify(request) }),
    };
  },
  answered: (answer) => (answer as UploadCarAnswer).car,
  showSaved(queryClient, car) {
    queryClient.setQueriesData({ queryKey: ['car', car._id] }, car);
    showChanged(queryClient, OWN_CARS, car);
  },
  called(field) {
    if (field === 'driverEmail') return 'driver email';
    if (hasFact(CAR_FACTS, field)) return CAR_FACTS[field].label.toLowerCase();
    return field === 'description' ? field : FIELD_NAME[field];
  },
  pageOf: paths.car,
  sentences: {
    title: uploadCarSentences.editTitle,
    updated: uploadCarSentences.updated,
    failure: uploadCarSentences.updateFailure,
    gone: uploadCarSentences.deletedMeanwhile,
    changedMeanwhile: uploadCarSentences.changedMeanwhile,
  },
};

function textOf(car: Car): CarText {
  return {
    name: car.name,
    price: priceText(car.price),
    brand: car.brand,
    model: car.model,
    year: String(car.year),
    mileage: String(car.mileage),
    location: car.location,
    condition: car.condition,
    transmission: car.transmission,
    fuelType: car.fuelType,
    description: car.description,
    userName: car.userName,
    userEmail: car.userEmail ?? '',
    phone: car.phone ?? '',
    // As a field for a day and a time writes it, in Ghana, which keeps UTC.
    date: car.date.slice(0, 16),
    carType: car.carType,
    registrationNumber: car.registrationNumber,
    region: car.region,
    driverContact: car.driverContact ?? '',
    driverName: car.driverName,
    cityOrTown: car.cityOrTown,
    driverEmail: car.driverEmail ?? '',
    ...factTexts(CAR_FACTS, car.facts),
  };
}

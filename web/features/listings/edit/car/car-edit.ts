import { CAR_FACTS } from '#domain/cars/facts.ts';
import { CAR_FIELDS } from '#domain/cars/fields.ts';
import { canEditCar } from '#domain/cars/permissions.ts';
import {
  editedRelocationRequest,
  type RelocationRequest,
} from '#domain/cars/relocation-request.ts';
import { checkEditCar } from '#domain/cars/rules.ts';
import type { Car, UploadCarAnswer } from '#domain/cars/schema.ts';
import { uploadCarSentences } from '#domain/cars/upload-sentences.ts';
import { hasFact } from '#domain/facts/fact.ts';
import { factTexts } from '#domain/facts/read-fact.ts';
import { fieldTexts } from '#domain/fields/field.ts';
import { stripCommas } from '#domain/money.ts';
import { paths } from '#domain/site/paths.ts';
import { OWN_CARS } from '../../own-kind.ts';
import { showChanged } from '../../own-list-cache.ts';
import { type CarField, type CarText, carUpload } from '../../upload/car/car-upload.ts';
import type { EditKind } from '../edit-kind.ts';

const textOf = (car: Car): CarText => ({
  ...fieldTexts(CAR_FIELDS, car),
  ...factTexts(CAR_FACTS, car.facts),
});

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
  called: (field) =>
    hasFact(CAR_FACTS, field) ? CAR_FACTS[field].label.toLowerCase() : CAR_FIELDS[field].called,
  pageOf: paths.car,
  sentences: {
    title: uploadCarSentences.editTitle,
    updated: uploadCarSentences.updated,
    failure: uploadCarSentences.updateFailure,
    gone: uploadCarSentences.deletedMeanwhile,
    changedMeanwhile: uploadCarSentences.changedMeanwhile,
  },
};

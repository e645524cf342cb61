import { CAR_FACTS } from '#domain/cars/facts.ts';
import { CAR_FIELDS, type CarFieldTexts } from '#domain/cars/fields.ts';
import { canEditCar } from '#domain/cars/permissions.ts';
import {
  editedRelocationRequest,
  type RelocationRequest,
} from '#domain/cars/relocation-request.ts';
import { checkEditCar, checkUploadCar } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { hasFact } from '#domain/facts/fact.ts';
import { factTexts } from '#domain/facts/read-fact.ts';
import { fieldTexts } from '#domain/fields/field.ts';
import { sentPin } from '#domain/places/own-pin.ts';
import { stripCommas } from '#domain/values/money.ts';
import { call } from '#web/lib/api/api.ts';
import { readPath } from '#web/lib/api/call-path.ts';
import { uploadForm } from '#web/lib/api/upload.ts';
import { DRAFT_KEYS } from '#web/lib/forms/unfinished-uploads.ts';
import { OWN_CARS } from '../../own-kind.ts';
import { showChanged } from '../../own-list-cache.ts';
import type { ListingKind } from '../listing-kind.ts';

/** The texts and choices about a vehicle; `price` holds the raw digits. */
export type CarText = CarFieldTexts & Record<keyof typeof CAR_FACTS | 'pin' | 'answered', string>;
export type CarField = keyof CarText;

const textOf = (car?: Car): CarText => ({
  ...fieldTexts(CAR_FIELDS, car),
  ...factTexts(CAR_FACTS, car?.facts),
  pin: '',
  answered: '',
});

/** Listing a vehicle (specification §2.19, §7), and editing it. */
export const CAR: ListingKind<CarField, Car> = {
  own: OWN_CARS,
  path: (id) => readPath('GET /api/cars/:id', { params: { id } }),
  pinPath: (id) => readPath('GET /api/cars/:id/pin', { params: { id } }),
  answeredPath: (id) => readPath('GET /api/cars/:id/read-details', { params: { id } }),
  draftKey: DRAFT_KEYS.car,
  facts: CAR_FACTS,
  textOf,
  photosRequired: true,
  change: (field, value) => ({ [field]: value }),
  check: (text, files) => (files ? checkUploadCar({ ...text, ...files }) : checkEditCar(text)),
  sent(text, car) {
    const known = (car?.relocationRequest ?? null) as RelocationRequest | null;
    const request = car && known && editedRelocationRequest(known, textOf(car), text);
    return {
      price: stripCommas(text.price),
      ...sentPin(text.pin),
      ...(request && { relocationRequest: JSON.stringify(request) }),
    };
  },
  called: (field) => {
    if (field === 'pin') return 'pin';
    if (field === 'answered') return 'answers';
    return hasFact(CAR_FACTS, field)
      ? CAR_FACTS[field].label.toLowerCase()
      : CAR_FIELDS[field].called;
  },
  nameMax: CAR_FIELDS.name.max,
  listerOf: ({ userId }) => userId,
  mayEdit: (viewer, { userId }) => canEditCar(viewer, { listerId: userId }),
  async create(form, options) {
    return (await uploadForm('POST /api/cars/upload', form, options)).car;
  },
  async save(id, json) {
    return (await call('PUT /api/cars/:id', { params: { id }, json })).car;
  },
  showSaved(queryClient, car) {
    queryClient.setQueriesData({ queryKey: ['car', car._id] }, car);
    showChanged(queryClient, OWN_CARS, car);
  },
  sentences: uploadCarMessages,
};

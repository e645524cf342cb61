import { CAR_FACTS } from '#domain/cars/facts.ts';
import { CAR_FIELDS, type CarFieldTexts } from '#domain/cars/fields.ts';
import { relocationRequestOf } from '#domain/cars/relocation-request.ts';
import { checkUploadCar } from '#domain/cars/rules.ts';
import type { UploadCarAnswer } from '#domain/cars/schema.ts';
import { uploadCarSentences } from '#domain/cars/upload-sentences.ts';
import { factTexts } from '#domain/facts/read-fact.ts';
import { fieldTexts } from '#domain/fields/field.ts';
import { stripCommas } from '#domain/money.ts';
import { paths } from '#domain/site/paths.ts';
import { uploadForm } from '#web/lib/upload.ts';
import { OWN_CARS } from '../../own-kind.ts';
import type { UploadKind } from '../upload-kind.ts';

/** What is typed and chosen about a vehicle; `price` holds the raw digits. */
export type CarText = CarFieldTexts & Record<keyof typeof CAR_FACTS, string>;
export type CarField = keyof CarText;

/** Uploading a vehicle (specification §2.19, §7). */
export const carUpload: UploadKind<CarField> = {
  async send(form, options) {
    const call = uploadForm<UploadCarAnswer>('/api/cars/upload', form, options);
    return paths.car((await call).car._id);
  },
  queries: [OWN_CARS.ownQuery, ...OWN_CARS.publicQueries],
  draftKey: 'uploadCarDraft',
  empty: { ...fieldTexts(CAR_FIELDS), ...factTexts(CAR_FACTS) },
  photosRequired: true,
  change: (field, value) => ({ [field]: value }),
  check: (text, files) => checkUploadCar({ ...text, ...files }),
  sent(text) {
    const request = relocationRequestOf(text);
    return {
      price: stripCommas(text.price),
      ...(request && { relocationRequest: JSON.stringify(request) }),
    };
  },
  sentences: uploadCarSentences,
};

import { carDetailMessages } from '#domain/cars/messages.ts';
import { canDeleteCar, canEditCar, canUploadCar } from '#domain/cars/permissions.ts';
import { gatherRelocationRequest } from '#domain/cars/relocation-request.ts';
import { type Car, UploadCarBody } from '#domain/cars/schema.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import {
  deleteListing,
  type ListedKind,
  type ListingSummary,
  uploadListing,
} from '#server/features/listings/public.ts';
import { carFinder } from './car-finder.ts';
import { formColumns } from './form-columns.ts';
import { getOwnCar } from './get-car.ts';
import { cars } from './repository.ts';

/** The parts that uploading, editing and deleting need to handle a car (features/listings). */
export const CAR: ListedKind<UploadCarBody, ListingSummary, Car> = {
  name: 'car',
  repository: cars,
  finder: carFinder,
  can: { upload: canUploadCar, edit: canEditCar, delete: canDeleteCar },
  parse: (fields) => UploadCarBody.safeParse(gatherRelocationRequest(fields)),
  columnsOf: formColumns,
  read: getOwnCar,
  sentences: {
    uploaded: uploadCarMessages.success,
    updated: uploadCarMessages.updated,
    deleted: uploadCarMessages.deleted,
    notFound: carDetailMessages.notFound,
    changedMeanwhile: uploadCarMessages.changedMeanwhile,
    noPhoto: uploadCarMessages.noImage,
  },
};

export const uploadCar = uploadListing(CAR);
export const deleteCarIn = deleteListing(CAR);

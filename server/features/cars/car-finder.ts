import { carDetailMessages } from '#domain/cars/messages.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { listingFinder, presentSummary } from '#server/features/listings/public.ts';
import { cars } from './repository.ts';

export const carFinder = listingFinder({
  repository: cars,
  summaryOf: presentSummary,
  sentences: { notFound: carDetailMessages.notFound, notYours: uploadCarMessages.notYours },
});

export const {
  getReadable: getReadableCar,
  lock: lockCar,
  lockForChange: lockCarForChange,
} = carFinder;

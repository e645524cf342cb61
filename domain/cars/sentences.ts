import { mediaSentences } from '../media/sentences.ts';

export const carListSentences = {
  title: 'Available Cars',
  filters: 'Filters',
  found: (count: number) => `${count} car(s) found`,
  noneFound: 'No cars found',
  noneFoundHelp: 'Try adjusting your search or filter criteria',
  clearFilters: 'Clear all filters',
  failure: 'Failed to load cars.',
} as const;

export const relocationSentences = {
  title: 'Available Cars for Relocation',
  request: 'Request',
  empty: 'No relocation vehicles available at the moment.',
} as const;

export const buyCarSentences = {
  title: 'Buy a Car',
  featured: 'Featured Cars',
  buy: 'Buy Me',
  empty: 'No cars available at the moment.',
} as const;

export const carDetailSentences = {
  loading: 'Loading car details...',
  notFound: 'Car not found.',
  failure: 'Error fetching car details. Please try again later.',
  back: 'Back',
  contactDriver: 'Contact Driver',
  whatsapp: 'Chat on WhatsApp',
  mileage: (kilometres: string) => `${kilometres} km`,
  signInForContact: 'Sign in to see how to reach the driver.',
} as const;

export const uploadCarSentences = {
  title: 'Upload Your Vehicle',
  vehicleDetails: 'Vehicle Details',
  mediaUpload: 'Media Upload',
  relocationRequest: 'Relocation Request',
  submit: 'Submit',
  submitting: 'Submitting...',
  fillIn: (field: string) => `Please fill in the ${field} field.`,
  invalidChoice: (field: string, values: readonly string[]) =>
    `Invalid ${field} value. Choose from: ${values.join(', ')}`,
  noImage: 'Please upload at least one image of the vehicle.',
  tooManyImages: mediaSentences.tooManyPhotos,
  notAnImage: mediaSentences.chooseImages,
  notAVideo: mediaSentences.chooseVideo,
  videoTooLarge: mediaSentences.videoTooLarge,
  invalidRelocationRequest: 'Please check the relocation request and try again.',
  success: 'Car and request submitted successfully!',
  failure: 'Failed to submit. Please try again.',
  ownTitle: 'Your cars',
  ownEmpty: 'You have no cars listed.',
  ownFailure: 'We could not load your cars',
  edit: 'Edit',
  editTitle: 'Edit Car',
  delete: 'Delete Car',
  confirmDelete: 'Delete this car? This cannot be undone.',
  alreadyDeleted: 'This car was already deleted.',
  deleteFailure: 'Failed to delete the car. Please try again.',
  deletedMeanwhile: 'This car was deleted in the meantime.',
  updated: 'Car updated successfully!',
  updateFailure: 'Failed to update the car. Please try again.',
  changedMeanwhile: 'This car was changed in the meantime.',
  deleted: 'Car deleted successfully',
  notYours: 'You can only change your own cars.',
} as const;

/** The sentence of a failed car detail call (specification §8). */
export function carDetailFailure({
  status,
  message,
}: {
  status?: number | undefined;
  message?: string | undefined;
}): string {
  if (status === 404) return carDetailSentences.notFound;
  return message || carDetailSentences.failure;
}

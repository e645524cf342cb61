export type { ReceivedFile } from '#server/platform/upload.ts';
export { profileImageUrl, videoUrl } from './keys.ts';
export { makeLightVariantsJob, makeVariantsJob } from './make-variants.ts';
export { VARIANTS_AT_ONCE } from './photo-processes.ts';
export { presentPhotos } from './present.ts';
export { removeProfileImage, storeProfileImage } from './profile-image.ts';
export { type ListedPhotoRow, photosOf } from './repository.ts';
export { mediaRoutes } from './routes.ts';
export { type StoredMedia, storeListingMedia } from './store-listing-media.ts';

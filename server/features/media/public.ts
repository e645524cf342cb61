export type { ReceivedFile } from '#server/platform/upload.ts';
export { FOLDERS as MEDIA_FOLDERS } from './folders.ts';
export { profileImageUrl } from './keys.ts';
export { checkMedia } from './lifecycle/check-media/check-media.ts';
export {
  checkRecentMediaAtStart,
  checkRecentMediaJob,
} from './lifecycle/check-media/check-recent-media.ts';
export { findMissingMedia } from './lifecycle/check-media/find-missing-media.ts';
export { adoptMedia, bindMedia, MediaIdentityError } from './lifecycle/installation/bind-media.ts';
export { rebuildMedia } from './lifecycle/rebuild-media.ts';
export { releaseMediaJob } from './lifecycle/release-media.ts';
export { sweepMedia, sweepMediaJob } from './lifecycle/sweep-media.ts';
export { restoreTrash } from './lifecycle/trash.ts';
export { MEDIA_JOBS } from './media-jobs.ts';
export { openOriginal, openProfileImage } from './open-original.ts';
export { copyPhoto, inspectPhoto } from './photos/inspect-photo.ts';
export { lookForSimilarJob, queueLookForSimilar } from './photos/look-for-similar.ts';
export { photoJobGroups } from './photos/photo-jobs.ts';
export { removeProfileImage, storeProfileImage } from './photos/profile-image.ts';
export type { ReceivedPhoto } from './photos/store-photo.ts';
export type { JudgedPhoto } from './photos/worker/tasks.ts';
export { presentMedia, presentPhotos } from './present.ts';
export {
  firstPhotoOf,
  LISTED_PHOTOS,
  LISTED_VIDEO,
  type ListedPhotoRow,
  type ListedVideoRow,
  photoBy,
} from './repository.ts';
export { mediaRoutes } from './routes.ts';
export { type StoredMedia, storeListingMedia } from './store-listing-media.ts';
export { inspectVideo } from './videos/inspect-video.ts';
export { hideOriginalJob, makeRenditionJob } from './videos/make-rendition.ts';
export { VIDEOS_AT_ONCE } from './videos/video-process.ts';

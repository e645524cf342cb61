import type {
  ProfileImageAnswer,
  UpdateProfileAnswer,
  UpdateProfileBody,
} from '#domain/accounts/schema.ts';
import { PROFILE_PHOTO_TIMEOUT_MS } from '#domain/site/constants.ts';
import { callApi } from '#web/lib/api.ts';
import { type UploadProgress, uploadForm } from '#web/lib/upload.ts';

export const updateProfile = (body: UpdateProfileBody) =>
  callApi<UpdateProfileAnswer>('/api/User/profile', { method: 'PUT', json: body });

/** Sends a new profile photo, within 30 s (specification §7). */
export function uploadProfilePhoto(
  photo: File,
  onProgress: (progress: UploadProgress) => void,
): Promise<ProfileImageAnswer> {
  const form = new FormData();
  form.set('profileImage', photo);
  return uploadForm('/api/User/upload-profile-image', form, {
    onProgress,
    timeoutMs: PROFILE_PHOTO_TIMEOUT_MS,
  });
}

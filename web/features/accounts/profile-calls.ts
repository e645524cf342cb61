import { queryOptions } from '@tanstack/react-query';
import type {
  Profile,
  ProfileImageAnswer,
  UpdateProfileAnswer,
  UpdateProfileBody,
} from '#domain/accounts/schema.ts';
import { PROFILE_PHOTO_TIMEOUT_MS } from '#domain/site/constants.ts';
import { callApi } from '#web/lib/api.ts';
import { type UploadProgress, uploadForm } from '#web/lib/upload.ts';

const PROFILE_API = '/api/User/profile';

/** The profile of whoever is logged in; of one user, so that another login never sees it. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: ({ signal }) => callApi<Profile>(PROFILE_API, { signal }),
  });

export const updateProfile = (body: UpdateProfileBody) =>
  callApi<UpdateProfileAnswer>(PROFILE_API, { method: 'PUT', json: body });

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

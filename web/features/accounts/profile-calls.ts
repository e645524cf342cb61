import type {
  ChangeEmailBody,
  ChangePasswordBody,
  CompanyLogoResponse,
  ProfileImageResponse,
  UpdateProfileBody,
} from '#domain/accounts/schema.ts';
import { PROFILE_PHOTO_TIMEOUT_MS } from '#domain/site/constants.ts';
import { call } from '#web/lib/api/api.ts';
import { type UploadProgress, uploadForm } from '#web/lib/api/upload.ts';

export const updateProfile = (body: UpdateProfileBody) =>
  call('PUT /api/User/profile', { json: body });

export const changePassword = (body: ChangePasswordBody) =>
  call('PUT /api/User/password', { json: body });

/** Mails a link to the address that the account is to have. */
export const changeEmail = (body: ChangeEmailBody) => call('PUT /api/User/email', { json: body });

/** Uploads the logo of the user's company, in the same way as a profile photo. */
export function uploadCompanyLogo(
  logo: File,
  onProgress: (progress: UploadProgress) => void,
): Promise<CompanyLogoResponse> {
  const form = new FormData();
  form.set('companyLogo', logo);
  return uploadForm('POST /api/User/upload-company-logo', form, {
    onProgress,
    timeoutMs: PROFILE_PHOTO_TIMEOUT_MS,
  });
}

/** Sends a new profile photo, within 30 s (specification §7). */
export function uploadProfilePhoto(
  photo: File,
  onProgress: (progress: UploadProgress) => void,
): Promise<ProfileImageResponse> {
  const form = new FormData();
  form.set('profileImage', photo);
  return uploadForm('POST /api/User/upload-profile-image', form, {
    onProgress,
    timeoutMs: PROFILE_PHOTO_TIMEOUT_MS,
  });
}

import type { MessageResponse } from '#domain/message-response-schema.ts';
import type { VerificationForm } from '#domain/verification/rules.ts';
import { call } from '#web/lib/api/api.ts';
import { type UploadOptions, uploadForm } from '#web/lib/api/upload.ts';

/** Sends a document to be checked. */
export function askVerification(
  { kind, number, expiresOn, propertyId }: VerificationForm,
  photos: readonly File[],
  options: UploadOptions,
): Promise<MessageResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind, number, expiresOn, propertyId })) {
    form.append(name, value);
  }
  for (const photo of photos) form.append('documents', photo);
  return uploadForm('POST /api/User/verifications', form, options);
}

export const takeBackVerification = (id: string) =>
  call('DELETE /api/User/verifications/:id', { params: { id } });

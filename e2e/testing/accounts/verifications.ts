import { randomInt } from 'node:crypto';
import type { OwnVerifications } from '#domain/verification/schema.ts';
import { jpegPhoto } from '../listings/photos.ts';
import { call } from '../network/call.ts';
import type { Person } from '../people.ts';

/** A unique Ghana Card number. */
export const cardNumber = () => `GHA-${String(randomInt(1e9)).padStart(9, '0')}-${randomInt(10)}`;

/** A day in a later year, before which nothing in the tests expires. */
export const EXPIRES_ON = `${new Date().getUTCFullYear() + 4}-05-31`;

/** A photo of a document for a file field. */
export const documentFile = async () => ({
  name: 'card.jpg',
  mimeType: 'image/jpeg',
  buffer: await jpegPhoto({ seed: 7 }),
});

/** Sends a document by the API; by default, an Admin approves it. Returns the request's id. */
export async function newVerification(
  person: Person,
  admin: Person | undefined,
  fields: Record<string, string> = {},
): Promise<string> {
  const form = new FormData();
  const given = { kind: 'ghana-card', number: cardNumber(), expiresOn: EXPIRES_ON, ...fields };
  for (const [name, value] of Object.entries(given)) form.set(name, value);
  const { buffer, name, mimeType } = await documentFile();
  form.set('documents', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  await call(person, 'POST', '/api/User/verifications', form);
  const own = await call<OwnVerifications>(person, 'GET', '/api/User/verifications');
  const id = own.verifications[0]?._id ?? '';
  if (admin) {
    await call(admin, 'POST', `/api/admin/verifications/${id}`, { transition: 'approve' });
  }
  return id;
}

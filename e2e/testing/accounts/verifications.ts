import { randomInt } from 'node:crypto';
import type { OwnVerifications } from '#domain/verification/schema.ts';
import { jpegPhoto } from '../listings/photos.ts';
import { call } from '../network/call.ts';
import type { Person } from '../people.ts';

/** The number of a Ghana Card that nobody else has. */
export const cardNumber = () => `GHA-${String(randomInt(1e9)).padStart(9, '0')}-${randomInt(10)}`;

/** A day of another year, on which nothing of the tests has expired. */
export const EXPIRES_ON = `${new Date().getUTCFullYear() + 4}-05-31`;

/** A photo of a document as a file field takes it. */
export const documentFile = async () => ({
  name: 'card.jpg',
  mimeType: 'image/jpeg',
  buffer: await jpegPhoto({ seed: 7 }),
});

/** Sends a document by the API, and has an Admin approve it by default; the id of the request. */
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

import { jpegPhoto } from '#server/testing/media/photos.ts';
import { multipart } from '#server/testing/multipart.ts';
import type { TestPerson } from '#server/testing/people.ts';
import type { TestApp } from '#server/testing/test-app.ts';

const OWN = '/api/User/verifications';
const ADMIN = '/api/admin/verifications';

/** A Ghana Card that is valid at the time of the tests. */
export const CARD = { kind: 'ghana-card', number: 'GHA-123456789-0', expiresOn: '2030-05-31' };

/** A photo of a document; other seeds give other photos. */
export const documentPhoto = async (seed = 1, name = 'card.jpg') => ({
  field: 'documents',
  name,
  type: 'image/jpeg',
  content: await jpegPhoto(seed, { width: 640, height: 400 }),
});

/** Asks for a check, with one photo by default. */
export async function ask(
  efie: TestApp,
  who: Pick<TestPerson, 'headers'> | undefined,
  fields: Record<string, string> = CARD,
  files?: Parameters<typeof multipart>[1],
) {
  const form = multipart(fields, files ?? [await documentPhoto()]);
  const headers = { ...form.headers, ...who?.headers };
  return efie.app.inject({ method: 'POST', url: OWN, headers, payload: form.payload });
}

export const ownList = async (efie: TestApp, { headers }: TestPerson) =>
  (await efie.app.inject({ url: OWN, headers })).json();

/** The newest request of someone. */
export const newestOf = async (efie: TestApp, who: TestPerson) =>
  (await ownList(efie, who)).verifications[0];

/** Asks, and returns the id of the request. */
export async function asked(
  efie: TestApp,
  who: TestPerson,
  fields: Record<string, string> = CARD,
): Promise<string> {
  const { statusCode, body } = await ask(efie, who, fields);
  if (statusCode !== 201) throw new Error(body);
  return (await newestOf(efie, who))._id;
}

export const decide = (
  efie: TestApp,
  { headers }: Pick<TestPerson, 'headers'>,
  id: string,
  payload: object,
) => efie.app.inject({ method: 'POST', url: `${ADMIN}/${id}`, headers, payload });

export const see = (efie: TestApp, { headers }: Pick<TestPerson, 'headers'>, id: string) =>
  efie.app.inject({ url: `${ADMIN}/${id}`, headers });

export const seePhoto = (
  efie: TestApp,
  { headers }: Pick<TestPerson, 'headers'>,
  id: string,
  position: number | string = 1,
) => efie.app.inject({ url: `${ADMIN}/${id}/documents/${position}`, headers });

/** Makes everyone logged in confirm again who they are, as Admins do who come back another day. */
export const confirmAgain = async ({ connection, platform }: TestApp): Promise<void> => {
  await connection.pool.query('update sessions set confirmed_at = $1', [platform.now()]);
};

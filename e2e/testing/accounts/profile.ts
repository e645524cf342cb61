import { jpegPhoto } from '../listings/photos.ts';
import type { Person } from '../people.ts';
import { ORIGIN } from '../site.ts';

const PROFILE = `${ORIGIN}/api/User/profile`;

/** The status that the profile call responds with to a token: 401 once its session is over. */
export async function profileStatus(token: string): Promise<number> {
  return (await fetch(PROFILE, { headers: bearer(token) })).status;
}

/** Saves a part of somebody's profile by the API, as from another device. */
export async function changeProfile(
  { token }: Person,
  changes: { firstname?: string; lastname?: string },
): Promise<void> {
  await successful(
    await fetch(PROFILE, {
      method: 'PUT',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify(changes),
    }),
  );
}

/** Gives somebody a photo of a profile by the API; its address, as pages of this site name it. */
export async function uploadProfileImage({ token }: Person): Promise<string> {
  const form = new FormData();
  const photo = new Uint8Array(await jpegPhoto());
  form.set('profileImage', new File([photo], 'me.jpg', { type: 'image/jpeg' }));
  const response = await successful(
    await fetch(`${ORIGIN}/api/User/upload-profile-image`, {
      method: 'POST',
      headers: bearer(token),
      body: form,
    }),
  );
  return new URL(((await response.json()) as { profileImage: string }).profileImage).pathname;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function successful(response: Response): Promise<Response> {
  if (!response.ok)
    throw new Error(`${response.url} responded with ${response.status}: ${await response.text()}`);
  return response;
}

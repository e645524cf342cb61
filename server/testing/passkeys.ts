import type { TestPerson } from './people.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import type { TestApp } from './test-app.ts';

type Person = Pick<TestPerson, 'headers'>;

/** Adds a passkey to an account logged in to within ten minutes; returns its device. */
export async function addPasskey(efie: TestApp, { headers }: Person) {
  const device = new SoftwareAuthenticator();
  const url = '/api/User/passkeys';
  const options = await efie.app.inject({ method: 'POST', url: `${url}/options`, headers });
  const payload = { passkey: device.register({ challenge: options.json().challenge }) };
  const { statusCode, body } = await efie.app.inject({ method: 'POST', url, headers, payload });
  if (statusCode !== 201) throw new Error(body);
  return device;
}

/** Confirms by passkey, in a person's session, that it is them. */
export async function confirmByPasskey(
  efie: TestApp,
  { headers }: Person,
  device: SoftwareAuthenticator,
): Promise<void> {
  const url = '/api/auth/confirm';
  const options = await efie.app.inject({ method: 'POST', url: `${url}/options`, headers });
  const payload = { passkey: device.use({ challenge: options.json().challenge }) };
  const { statusCode, body } = await efie.app.inject({ method: 'POST', url, headers, payload });
  if (statusCode !== 200) throw new Error(body);
}

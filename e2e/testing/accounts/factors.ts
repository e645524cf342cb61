import { Secret, TOTP } from 'otpauth';
import { SoftwareAuthenticator } from '#server/testing/software-authenticator.ts';
import { call } from '../network/call.ts';
import type { Person } from '../people.ts';
import { ORIGIN } from '../site.ts';

/** What an app shows for its key, so many steps of half a minute from now: each code works once. */
export const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** Switches codes on by the API; the app's key. */
export async function switchCodesOn(person: Person): Promise<string> {
  const { key } = await call<{ key: string }>(person, 'POST', '/api/User/codes');
  await call(person, 'PUT', '/api/User/codes', { code: codeOf(key) });
  return key;
}

/** Adds a passkey of a device that no browser has by the API. */
export async function addPasskey(person: Person): Promise<void> {
  const options = '/api/User/passkeys/options';
  const { challenge } = await call<{ challenge: string }>(person, 'POST', options);
  const { hostname: rpId, origin } = new URL(ORIGIN);
  const passkey = new SoftwareAuthenticator().register({ challenge, origin, rpId });
  await call(person, 'POST', '/api/User/passkeys', { passkey });
}

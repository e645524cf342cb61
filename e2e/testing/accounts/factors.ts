import { Secret, TOTP } from 'otpauth';
import { call } from '../network/call.ts';
import type { Person } from '../people.ts';

/** The app's code for a key, this many steps of half a minute from now: each code works once. */
export const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** Switches codes on by the API; returns the app's key. */
export async function switchCodesOn(person: Person): Promise<string> {
  const { key } = await call<{ key: string }>(person, 'POST', '/api/User/codes');
  await call(person, 'PUT', '/api/User/codes', { code: codeOf(key) });
  return key;
}

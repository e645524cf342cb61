import { randomBytes } from 'node:crypto';

const nonces = new WeakMap<object, string>();

/** The nonce of an answer's scripts and styles, the same however often it is asked for. */
export function nonceOf(response: object): string {
  const known = nonces.get(response);
  if (known) return known;
  const nonce = randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

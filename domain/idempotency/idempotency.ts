import { LIVES } from '../privacy/lives.ts';

/** The header with which a client marks two calls as the same one (IETF draft, "The Idempotency-Key HTTP Header Field"). */
export const IDEMPOTENCY_KEY = 'idempotency-key';

export const KEY_MAX = 200;

/** Hours a key stays valid: longer than a device keeps unsent calls (domain/offline/unsent.ts). */
export const KEY_LIFE_HOURS = LIVES.idempotencyKey.count * 24;

/** Seconds during which calls without a key and with the same content count as one. */
export const SAME_CONTENT_SECONDS = 60;

export const idempotencyMessages = {
  invalid: `Please send an Idempotency-Key of 1 to ${KEY_MAX} printable characters.`,
  reused: 'This Idempotency-Key was sent with other content before. Please send a new one.',
} as const;

/**
 * Reads a key: a string of structured fields ('"8e03…"', RFC 8941 §3.3.3), or the bare text that many clients send. Undefined
 * when it is no key.
 */
export function parseIdempotencyKey(header: string): string | undefined {
  const quoted = /^"((?:[^"\\]|\\["\\])*)"$/.exec(header.trim())?.[1];
  const key = quoted === undefined ? header.trim() : quoted.replace(/\\(.)/g, '$1');
  return /^[\x20-\x7e]+$/.test(key) && key.length <= KEY_MAX ? key : undefined;
}

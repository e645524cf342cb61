import { LIVES } from '../privacy/lives.ts';

/** The header by which a client says that two calls are one (IETF draft, "The Idempotency-Key HTTP Header Field"). */
export const IDEMPOTENCY_KEY = 'idempotency-key';

export const KEY_MAX = 200;

/** So long a key means the same: longer than a device keeps what waits to be sent (domain/offline/unsent.ts). */
export const KEY_LIFE_HOURS = LIVES.idempotencyKey.count * 24;

/** So long the same content is the same call, when it comes without a key. */
export const SAME_CONTENT_SECONDS = 60;

export const idempotencyMessages = {
  invalid: `Please send an Idempotency-Key of 1 to ${KEY_MAX} printable characters.`,
  reused: 'This Idempotency-Key was sent with other content before. Please send a new one.',
} as const;

/**
 * Reads a key: a string of structured fields ('"8e03…"', RFC 8941 §3.3.3), or the bare text that many clients send.
 * Undefined for what is none.
 */
export function parseIdempotencyKey(header: string): string | undefined {
  const quoted = /^"((?:[^"\\]|\\["\\])*)"$/.exec(header.trim())?.[1];
  const key = quoted === undefined ? header.trim() : quoted.replace(/\\(.)/g, '$1');
  return /^[\x20-\x7e]+$/.test(key) && key.length <= KEY_MAX ? key : undefined;
}

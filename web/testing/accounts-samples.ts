import type { Factors } from '#domain/accounts/codes-schema.ts';
import type { Passkey } from '#domain/accounts/passkeys-schema.ts';
import type { OwnSession } from '#domain/accounts/schema.ts';
import { answer } from './answers.ts';
import { sampleId } from './samples.ts';

/** Passkeys and codes of an account. */
export const sampleFactors = (
  passkeys: Passkey[] = [],
  codes: Partial<Factors['codes']> = {},
): Factors => ({
  passkeys,
  codes: { available: true, since: null, recoveryCodesLeft: 0, ...codes },
});

/** Codes of an app that are on. */
export const CODES_ON = { since: '2026-11-20T10:00:00.000Z', recoveryCodesLeft: 10 };

/** A passkey, as its owner sees it. */
export const samplePasskey = (given: Partial<Passkey> = {}): Passkey => ({
  _id: sampleId(600),
  name: 'Chrome on Android',
  synced: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
  ...given,
});

/** The session n of someone; the first is that of the browser of the test. */
export const sampleSession = (n: number, given: Partial<OwnSession> = {}): OwnSession => ({
  _id: sampleId(610 + n),
  device: 'Chrome on Android',
  network: '',
  country: '',
  loggedInAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
  current: n === 1,
  ...given,
});

/** Answers the calls the profile page makes besides its own: only a password, one session, and no data file. */
export function answerProfileParts(): void {
  answer('GET /api/User/factors', sampleFactors());
  answer('GET /api/User/sessions', [sampleSession(1)]);
  answer('GET /api/User/data/archive', { state: 'none', bytes: null, expiresAt: null });
}

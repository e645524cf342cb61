import { beforeEach, describe, expect, test } from 'vitest';
import { storeLogin, storeUser } from './store-session.ts';
import { clearStored, isExpired, readStored } from './stored-session.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const seconds = (ms: number) => Math.floor(ms / 1000);

/** A token as the server gives it; only its payload matters here. */
function token(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(payload)}.signature`;
}

const valid = token({ sub: 'ɔdɔ?>', exp: seconds(NOW) + 60 });
const expired = token({ exp: seconds(NOW) });
const agent = { firstname: 'Ama', lastname: 'Mensah', phoneNumber: '+233201234567' };

let entries: Map<string, string>;
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};
const read = () => readStored(storage, NOW);

beforeEach(() => {
  entries = new Map();
});

// §3/27
describe('the expiry of a token', () => {
  test.each([
    ['a minute left', valid, false],
    ['this very second', expired, true],
    ['long ago', token({ exp: 1 }), true],
    ['no exp', token({}), false],
    ['not a JWT', 'abc', false],
    ['an empty token', '', false],
  ])('is known for %s', (_, text, gone) => {
    expect(isExpired(text, NOW)).toBe(gone);
  });
});

describe('a login', () => {
  // §3/25
  test('is stored under the keys of the specification', () => {
    storeLogin(storage, { token: valid, role: 'Agent', userId: 'u1', agentDetails: agent });
    expect(Object.fromEntries(entries)).toEqual({
      authToken: valid,
      role: 'Agent',
      userId: 'u1',
      userData: JSON.stringify(agent),
      agentDetails: JSON.stringify(agent),
    });
  });

  test('is read back whole', () => {
    storeLogin(storage, { token: valid, role: 'Agent', userId: 'u1', agentDetails: agent });
    expect(read()).toMatchObject({
      token: valid,
      role: 'Agent',
      userId: 'u1',
      user: agent,
      agentDetails: agent,
      ownerDetails: undefined,
      customerDetails: undefined,
    });
  });

  test('leaves nothing of the user before it', () => {
    storeLogin(storage, { token: valid, role: 'Agent', userId: 'u1', agentDetails: agent });
    storeLogin(storage, { token: valid, role: 'Admin', userId: 'u2' });
    expect(read()).toMatchObject({
      role: 'Admin',
      userId: 'u2',
      user: {},
      agentDetails: undefined,
    });
  });
});

describe('the stored session', () => {
  test('does not exist without a token', () => {
    entries.set('role', 'Agent');
    expect(read()).toBeNull();
  });

  // §4/4
  test('is removed when its token has expired', () => {
    storeLogin(storage, { token: expired, role: 'Agent', userId: 'u1', agentDetails: agent });
    entries.set('theme', 'dark');
    expect(read()).toBeNull();
    expect([...entries.keys()]).toEqual(['theme']);
  });

  // §3/26
  test('takes over a token under the older key, once', () => {
    entries.set('token', valid);
    expect(read()?.token).toBe(valid);
    expect(entries.get('authToken')).toBe(valid);
    expect(entries.has('token')).toBe(false);
  });

  test('prefers the newer key', () => {
    entries.set('authToken', valid);
    entries.set('token', expired);
    expect(read()?.token).toBe(valid);
    expect(entries.has('token')).toBe(false);
  });

  test('tolerates broken values in its keys', () => {
    entries.set('authToken', valid);
    entries.set('userData', '{broken');
    entries.set('ownerDetails', '"text"');
    expect(read()).toMatchObject({ role: '', userId: '', user: {}, ownerDetails: undefined });
  });

  test('keeps of a profile only what the header shows', () => {
    entries.set('authToken', valid);
    const shown = { ...agent, mustConfirmEmail: true, linkSentTo: 'kofi@efie.test' };
    const profile = { ...shown, _id: 'u1', role: 'Agent', profileImage: '/media/avatars/1.webp' };
    storeUser(storage, profile);
    expect(read()?.user).toEqual({ ...shown, profileImage: '/media/avatars/1.webp' });
  });

  test('is cleared with all its keys, and no others', () => {
    storeLogin(storage, { token: valid, role: 'Customer', userId: 'u1', customerDetails: agent });
    entries.set('lowData', 'on');
    clearStored(storage);
    expect([...entries.keys()]).toEqual(['lowData']);
  });
});

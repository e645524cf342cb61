import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { DATA_KEY_BYTES, encryptionAtRest, UnreadableSecretError } from './encrypt-at-rest.ts';

const newKey = () => randomBytes(DATA_KEY_BYTES);
const key = newKey();
const text = Buffer.from('JBSWY3DPEHPK3PXP');

test('opens what it sealed, which never looks the same twice', () => {
  const atRest = encryptionAtRest([key]);
  const [one, two] = [atRest.encrypt(text, 'totp:ama'), atRest.encrypt(text, 'totp:ama')];
  expect(atRest.decrypt(one, 'totp:ama')).toEqual(text);
  expect(one).not.toEqual(two);
  expect(one.includes(text)).toBe(false);
});

test('opens it for nobody else, with no other key, and not once it was changed', () => {
  const atRest = encryptionAtRest([key]);
  const sealed = atRest.encrypt(text, 'totp:ama');
  expect(() => atRest.decrypt(sealed, 'totp:kofi')).toThrow(UnreadableSecretError);
  expect(() => encryptionAtRest([newKey()]).decrypt(sealed, 'totp:ama')).toThrow(
    UnreadableSecretError,
  );
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => atRest.decrypt(changed, 'totp:ama')).toThrow(UnreadableSecretError);
  }
  for (const length of [0, 3, 20, sealed.length - 1]) {
    expect(() => atRest.decrypt(sealed.subarray(0, length), 'totp:ama')).toThrow(
      UnreadableSecretError,
    );
  }
});

test('opens what an older key sealed, and seals with the new one', () => {
  const [older, newer] = [newKey(), newKey()];
  const sealed = encryptionAtRest([older]).encrypt(text, 'totp:ama');
  const both = encryptionAtRest([newer, older]);
  expect(both.decrypt(sealed, 'totp:ama')).toEqual(text);
  const again = both.encrypt(text, 'totp:ama');
  expect(encryptionAtRest([newer]).decrypt(again, 'totp:ama')).toEqual(text);
});

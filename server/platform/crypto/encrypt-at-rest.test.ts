import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { encryptionAtRest, UnreadableSecretError } from './encrypt-at-rest.ts';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
const TEXT = Buffer.from('GHA-123456789-0');
const box = encryptionAtRest([OLD]);

describe('encryption at rest', () => {
  test('gives back what was encrypted, and never writes the same twice', () => {
    const [one, two] = [box.encrypt(TEXT, 'card:1'), box.encrypt(TEXT, 'card:1')];
    expect(box.decrypt(one, 'card:1')).toEqual(TEXT);
    expect(one).not.toEqual(two);
    expect(one.includes(TEXT)).toBe(false);
    expect(box.decrypt(box.encrypt(Buffer.alloc(0), 'x'), 'x')).toHaveLength(0);
  });

  test('refuses to read what was encrypted for something else', () => {
    const secret = box.encrypt(TEXT, 'card:1');
    expect(() => box.decrypt(secret, 'card:2')).toThrow(UnreadableSecretError);
  });

  test('refuses to read what was changed in any byte or cut short', () => {
    const secret = box.encrypt(TEXT, 'card:1');
    for (let at = 0; at < secret.length; at += 1) {
      const changed = Buffer.from(secret);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => box.decrypt(changed, 'card:1'), `byte ${at}`).toThrow(UnreadableSecretError);
      expect(() => box.decrypt(secret.subarray(0, at), 'card:1')).toThrow(UnreadableSecretError);
    }
  });

  test('reads nothing with another key', () => {
    const other = encryptionAtRest([NEW]);
    expect(() => other.decrypt(box.encrypt(TEXT, 'a'), 'a')).toThrow(UnreadableSecretError);
  });

  test('reads what the older key wrote after a change of keys, and writes with the newer one', () => {
    const both = encryptionAtRest([NEW, OLD]);
    const before = box.encrypt(TEXT, 'a');
    expect(both.decrypt(before, 'a')).toEqual(TEXT);
    expect(before.subarray(0, 4)).not.toEqual(both.currentId);
    const after = both.encrypt(TEXT, 'a');
    expect(after.subarray(0, 4)).toEqual(both.currentId);
    expect(encryptionAtRest([NEW]).decrypt(after, 'a')).toEqual(TEXT);
  });

  test('gives the same fingerprint only for the same text, one for each key', () => {
    const [print] = box.fingerprints('GHA1234567890', 'card');
    expect(box.fingerprints('GHA1234567890', 'card')).toEqual([print]);
    expect(box.fingerprints('GHA1234567891', 'card')).not.toEqual([print]);
    expect(box.fingerprints('GHA1234567890', 'licence')).not.toEqual([print]);
    const both = encryptionAtRest([NEW, OLD]).fingerprints('GHA1234567890', 'card');
    expect(both).toHaveLength(2);
    expect(both[1]).toEqual(print);
    expect(both[0]).not.toEqual(print);
  });
});

test('refuses a key of any other length', () => {
  expect(() => encryptionAtRest([randomBytes(16)])).toThrow(RangeError);
});

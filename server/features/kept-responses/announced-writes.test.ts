import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Tables with something that visitors are shown (announce-repository.ts). */
const SHOWN = [
  'bookings',
  'comments',
  'listing_photos',
  'listings',
  'photos',
  'site_settings',
  'users',
  'verifications',
  'videos',
].join('|');

const WRITES = new RegExp(
  `(?:insertInto|updateTable|deleteFrom)\\('(?:${SHOWN})'\\)|\\b(?:insert into|update|delete from) (?:${SHOWN})\\b`,
);

/** Files that write to them without an announcement, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'demo/remove-repository.ts': 'remove.ts announces everything',
  'server/features/listings/photo-repository.ts': 'with a listing, which is announced',
  'server/features/media/lifecycle/release-repository.ts': 'of what nobody lists any more',
  'server/features/verification/key-repository.ts': 'encrypts again what is the same',
  'server/features/verification/life-repository.ts': 'of what was never approved, or is no longer',
};

test('who writes to a table that visitors are shown announces it', async () => {
  const silent: string[] = [];
  for await (const file of glob(['server/features/**/*.ts', 'demo/*.ts'])) {
    if (file.endsWith('.test.ts') || file.includes('/testing/')) continue;
    const text = await readFile(file, 'utf8');
    if (WRITES.test(text) && !/\bannounce[A-Z]/.test(text)) silent.push(file);
  }
  expect(silent.sort()).toEqual(Object.keys(ELSEWHERE).sort());
});

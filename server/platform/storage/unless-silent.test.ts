import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { StorageUnavailableError } from './errors.ts';
import { unlessSilent } from './unless-silent.ts';

test('content that arrives in time is read whole', async () => {
  const content = new PassThrough();
  const read = text(unlessSilent(content, 1_000));
  content.write('a');
  content.end('b');
  expect(await read).toBe('ab');
});

test('content that stops midway fails', async () => {
  const content = new PassThrough();
  content.write('a');
  await expect(text(unlessSilent(content, 50))).rejects.toThrow(StorageUnavailableError);
  expect(content.destroyed).toBe(true);
});

test('a slow reader does not make content fail', async () => {
  const content = new PassThrough();
  content.end('abc'.repeat(100_000));
  let bytes = 0;
  for await (const chunk of unlessSilent(content, 50)) {
    bytes += chunk.length;
    if (bytes < 100_000) await sleep(80);
  }
  expect(bytes).toBe(300_000);
});

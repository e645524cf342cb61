import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findVideoTools } from './video-tools.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efie-tools-'));
  for (const name of ['ffmpeg', 'ffprobe']) await writeFile(at(name), '', { mode: 0o755 });
  await writeFile(at('plain'), '', { mode: 0o644 });
});
afterAll(() => rm(folder, { recursive: true }));

test('the video programs are found on the path, in a folder that has both', async () => {
  const found = await findVideoTools(undefined, `/nowhere${path.delimiter}${folder}`);
  expect(found).toEqual({ ffmpeg: at('ffmpeg'), ffprobe: at('ffprobe') });
  expect(await findVideoTools(undefined, '/nowhere')).toBeUndefined();
});

test('a named program is used, with its companion from the same folder', async () => {
  expect(await findVideoTools(at('ffmpeg'), '')).toMatchObject({ ffprobe: at('ffprobe') });
});

test('a named program that does not exist is reported as an error', async () => {
  for (const named of [at('none'), at('plain')]) {
    await expect(findVideoTools(named, folder)).rejects.toThrow(`FFMPEG_PATH: ${named} is no`);
  }
});

test('the video programs can be turned off', async () => {
  expect(await findVideoTools('off', folder)).toBeUndefined();
});

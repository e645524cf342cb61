import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { box, LOCATION, mp4Video, POSITIONS } from '#server/testing/media/mp4-video.ts';
import { FILMED_AT, webmVideo } from '#server/testing/media/webm-video.ts';
import { readVideo } from './read-video.ts';
import { rewriteFile } from './rewriting.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efie-videos-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function fileOf(content: Buffer): Promise<string> {
  files += 1;
  const file = path.join(folder, String(files));
  await writeFile(file, content);
  return file;
}

const read = async (content: Buffer) => readVideo(await fileOf(content));

/** The served bytes of a video. */
async function served(content: Buffer): Promise<Buffer> {
  const file = await fileOf(content);
  const { rewriting } = await readVideo(file);
  await rewriteFile(file, `${file}.served`, rewriting);
  return readFile(`${file}.served`);
}

const refusal = (content: Buffer) =>
  read(content).then(
    () => 'taken',
    (error) => error.reason,
  );

describe('a video', () => {
  test.each([
    ['MP4', mp4Video(), { mime: 'video/mp4', extension: 'mp4', durationMs: 2000 }],
    ['MP4 of an old phone', mp4Video({ brand: '3gp4' }), { mime: 'video/mp4' }],
    ['QuickTime', mp4Video({ brand: 'qt  ' }), { mime: 'video/quicktime', extension: 'mov' }],
    ['MP4 with sound', mp4Video({ tracks: ['soun', 'vide'] }), { width: 640, height: 360 }],
    ['one filmed upright', mp4Video({ upright: true }), { width: 360, height: 640 }],
    ['one with its index at the end', mp4Video({ fastStart: false }), { durationMs: 2000 }],
    ['WebM', webmVideo(), { mime: 'video/webm', width: 640, height: 360, durationMs: 1900 }],
    ['a WebM that was recorded live', webmVideo({ finished: false }), { durationMs: 1900 }],
  ])('is recognised by its content: %s', async (_, content, facts) => {
    expect(await read(content)).toMatchObject(facts);
  });

  test.each([
    ['nothing that we know', Buffer.from('<svg onload=alert(1)>'), 'not-a-video'],
    ['a few bytes', Buffer.from('ftyp'), 'not-a-video'],
    ['only the head of an MP4', mp4Video().subarray(0, 28), 'broken'],
    [
      'zeros behind a head',
      Buffer.concat([mp4Video().subarray(0, 24), Buffer.alloc(99)]),
      'broken',
    ],
    ['only sound', mp4Video({ tracks: ['soun'] }), 'sound-only'],
    ['only sound in a WebM', webmVideo({ tracks: [2] }), 'sound-only'],
    ['no pictures', mp4Video({ tracks: ['meta'] }), 'not-a-video'],
    ['a Matroska', webmVideo({ docType: 'matroska' }), 'not-a-video'],
    ['a WebM with a hidden track', webmVideo({ tracks: [1, 0x21] }), 'not-a-video'],
    ['a WebM without a picture', webmVideo({ blocks: 0 }), 'broken'],
    ['twenty minutes', mp4Video({ seconds: 1200 }), 'too-long'],
    ['more than 8K', mp4Video({ width: 9000, height: 5000 }), 'too-many-pixels'],
    ['an MP4 and a web page', page(mp4Video()), 'broken'],
    ['a WebM and a web page', page(webmVideo()), 'broken'],
    ['a live WebM and a web page', page(webmVideo({ finished: false })), 'broken'],
    ['two indexes', Buffer.concat([mp4Video(), box('moov')]), 'broken'],
    ['a box of a size that cannot be', sized(mp4Video(), 7), 'broken'],
    ['a box that is larger than the file', sized(mp4Video(), 2 ** 31), 'broken'],
  ])('is not %s', async (_, content, reason) => {
    expect(await refusal(content)).toBe(reason);
  });

  test.each([
    ['MP4 with its index in front', mp4Video()],
    ['MP4 with its index at the end', mp4Video({ fastStart: false })],
    ['WebM', webmVideo()],
  ])('is refused when it is cut short at ten places: %s', async (_, whole) => {
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const end = Math.floor((whole.length * (tenth + 0.5)) / 10);
      expect(await refusal(whole.subarray(0, end)), `after ${end} bytes`).toMatch(
        /^(broken|not-a-video)$/,
      );
    }
  });

  test('is refused when its samples end behind the file, though all its boxes are whole', async () => {
    const whole = mp4Video({ bytes: 4096 });
    const at = whole.indexOf('mdat');
    const short = Buffer.from(whole.subarray(0, at + 4 + 100));
    short.writeUInt32BE(108, at - 4);
    expect(await refusal(short)).toBe('broken');
  });
});

describe('the served video', () => {
  const TOLD = ['+05.5560', 'EfiePhone', 'EfieFree', POSITIONS, 'udta', 'meta', 'xmpmeta'];

  test('begins with the index, which says where the samples are now', async () => {
    const content = mp4Video({ fastStart: false, tracks: ['vide', 'soun'] });
    const [moov, mdat] = [content.indexOf('moov'), content.indexOf('mdat')];
    expect(moov).toBeGreaterThan(mdat);
    const made = await served(content);
    expect(made.length).toBe(content.length);
    // The same as a video crafted with its index in front, except for the creation time.
    const timeless = await served(mp4Video({ fastStart: true, tracks: ['vide', 'soun'] }));
    expect(made.equals(timeless)).toBe(true);
    expect(await read(made)).toMatchObject({ durationMs: 2000, width: 640 });
  });

  test('does not tell where, with what or when it was filmed', async () => {
    const userData = Buffer.concat([LOCATION, box('free', Buffer.from('EfieFree'))]);
    for (const fastStart of [true, false]) {
      const content = mp4Video({ fastStart, userData, tracks: ['vide', 'meta', 'soun'] });
      const more = Buffer.concat([content, box('uuid', Buffer.from('<x:xmpmeta>EfiePhone'))]);
      for (const told of TOLD) {
        expect(more.includes(told), told).toBe(true);
      }
      const made = await served(more);
      for (const told of TOLD) {
        expect(made.includes(told), told).toBe(false);
      }
      const time = Buffer.alloc(4);
      time.writeUInt32BE(3_900_000_000);
      expect([more.includes(time), made.includes(time)]).toEqual([true, false]);
      expect(made.length).toBe(more.length);
      expect(await read(made)).toMatchObject({ durationMs: 2000 });
    }
  });

  test('has nothing of what lies among its samples and belongs to no track', async () => {
    for (const fastStart of [true, false]) {
      const crafted = { fastStart, tracks: ['vide' as const, 'soun' as const] };
      const between = Buffer.from('EfieHidden +05.5560-000.1969/');
      const content = mp4Video({ ...crafted, between });
      expect(content.includes('EfieHidden')).toBe(true);
      const made = await served(content);
      expect(made.includes('EfieHidden')).toBe(false);
      const empty = Buffer.alloc(between.length);
      expect(made.equals(await served(mp4Video({ ...crafted, between: empty })))).toBe(true);
    }
  });

  test('has neither title, date, program nor names of tracks when it is a WebM, and plays as before', async () => {
    const content = webmVideo({ title: 'EfiePhone in Osu', tracks: [1, 2] });
    const made = await served(content);
    for (const told of ['EfiePhone in Osu', FILMED_AT]) {
      expect([content.includes(told), made.includes(told)]).toEqual([true, false]);
    }
    expect(made.length).toBe(content.length);
    expect(await read(made)).toMatchObject({ durationMs: 1900, width: 640, height: 360 });
  });

  test('has its tags blanked and every block in its place when it is a WebM', async () => {
    const content = webmVideo({ tags: 'LOCATION +05.5560-000.1969/' });
    const made = await served(content);
    expect(made.includes('LOCATION')).toBe(false);
    expect(made.length).toBe(content.length);
    const cluster = Buffer.from('1f43b675', 'hex');
    const at = content.indexOf(cluster);
    expect(made.subarray(at).equals(content.subarray(at))).toBe(true);
    expect(await read(made)).toMatchObject({ durationMs: 1900 });
  });
});

function page(video: Buffer): Buffer {
  return Buffer.concat([video, Buffer.from('<!doctype html><script>alert(1)</script>')]);
}

/** The last box with another size. */
function sized(video: Buffer, size: number): Buffer {
  const at = video.indexOf('mdat') - 4;
  const made = Buffer.from(video);
  made.writeUInt32BE(size, at);
  return made;
}

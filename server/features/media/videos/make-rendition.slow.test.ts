import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Property, UploadPropertyResponse } from '#domain/properties/schema.ts';
import { findVideoTools } from '#server/platform/video-tools.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { decodedHash, filmVideo, probeVideo } from '#server/testing/media/film-video.ts';
import { mp4Video } from '#server/testing/media/mp4-video.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { storedKeys } from '#server/testing/media/stored-keys.ts';
import { image, postUpload, videoFile } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { releaseMediaJob } from '../lifecycle/release-media.ts';
import { readVideo } from './format/read-video.ts';
import { rewriteFile } from './format/rewriting.ts';
import { hideOriginalJob } from './make-rendition.ts';

const found = await findVideoTools(undefined);

// Without ffmpeg nothing is made; upload-video.test.ts covers that.
describe.skipIf(!found)('where ffmpeg is installed', () => {
  const tools = found ?? { ffmpeg: '', ffprobe: '' };
  const efie = bootTestApp({ videoTools: tools });
  let agent: TestPerson;
  let folder: string;

  beforeAll(async () => {
    agent = await signedInAs(efie.platform, 'Agent');
    folder = await mkdtemp(path.join(tmpdir(), 'efie-films-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const film = (name: string, how: Parameters<typeof filmVideo>[3] = {}) =>
    filmVideo(tools, folder, name, how);

  async function uploaded(video: Buffer, poster?: Buffer): Promise<Property> {
    const response = await postUpload(efie, '/api/properties/upload', {
      fields: PROPERTY_FORM,
      files: [videoFile(video), ...(poster ? [{ ...image(poster), field: 'poster' }] : [])],
      headers: agent.headers,
    });
    expect(response.statusCode, response.body).toBe(201);
    return response.json<UploadPropertyResponse>().property;
  }

  const shown = async ({ _id: id }: Property) =>
    (await efie.app.inject(`/api/properties/${id}`)).json<Property>();

  const get = (url: unknown) => efie.app.inject(String(url));

  async function probe(url: unknown) {
    const file = path.join(folder, 'served.mp4');
    await writeFile(file, (await get(url)).rawPayload);
    return probeVideo(tools, file);
  }

  const jobs = async () =>
    (await efie.connection.pool.query('select task_identifier as task from graphile_worker.jobs'))
      .rows;

  test('a phone’s video becomes one that is light and upright, and plays everywhere', async () => {
    const straight = path.join(folder, 'straight.mp4');
    await film('straight.mp4', { size: '1920x1080', options: ['-preset', 'ultrafast'] });
    const phones = await film('phone.mov', {
      options: ['-i', straight, '-map', '2', '-c', 'copy', '-metadata:s:v', 'rotate=90'].concat(
        ['-movflags', 'use_metadata_tags', '-metadata', 'location=+05.5560-000.1969/'],
        ['-metadata', 'model=EfiePhone'],
      ),
    });
    expect(phones.includes('+05.5560')).toBe(true);
    expect(phones.indexOf('moov')).toBeGreaterThan(phones.indexOf('mdat'));

    const before = await uploaded(phones, await jpegPhoto(1));
    expect(before.video).toMatch(/\/media\/videos\/[0-9a-f]{32}\.mov$/);
    expect((await get(before.video)).rawPayload.includes('EfiePhone')).toBe(false);
    expect(before.videoDetails, 'the picture is to be ours').toMatchObject({
      width: 1080,
      height: 1920,
      poster: null,
    });
    await efie.runJobs();

    const after = await shown(before);
    expect(after.video).toMatch(/\/media\/videos\/[0-9a-f]{32}\/[0-9a-f]{32}\.mp4$/);
    const { headers, rawPayload: bytes } = await get(after.video);
    expect(headers['content-type']).toBe('video/mp4');
    expect(bytes.length).toBeLessThan(phones.length);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    const { streams, format } = await probe(after.video);
    expect(streams).toMatchObject([
      { codec_name: 'h264', width: 720, height: 1280 },
      { codec_name: 'aac' },
    ]);
    expect(Number(format.duration)).toBeCloseTo(2, 0);
    expect(JSON.stringify(format.tags)).not.toMatch(/location|Efie|time|Lavf/i);

    const { poster, ...details } = after.videoDetails ?? {};
    expect(details, 'of what is served').toEqual({
      width: 720,
      height: 1280,
      duration: expect.closeTo(2, 0),
      status: 'ready',
    });
    expect(poster).toMatchObject({ ready: true, width: 900, height: 1600 });
    const still = await sharp((await get(after.videoPoster)).rawPayload).metadata();
    expect((still.height ?? 0) > (still.width ?? 0), 'upright').toBe(true);

    // Pages loaded earlier still find the original for a day; then it becomes private.
    expect((await get(before.video)).statusCode).toBe(200);
    expect(await jobs()).toEqual([{ task: 'hide-video-original' }]);
    const [, key = ''] = /videos\/([0-9a-f]{32})/.exec(String(before.video)) ?? [];
    const kept = async () => ({
      private: (await storedKeys(efie.platform.storage, 'private', 'originals')).filter((each) =>
        each.includes(key),
      ),
      public: (await storedKeys(efie.platform.storage, 'public', 'videos')).filter((each) =>
        each.includes(key),
      ),
    });
    await hideOriginalJob(efie.platform).run({ key });
    expect(await kept()).toEqual({
      private: [`originals/${key}`],
      public: [String(after.video).split('/media/')[1]],
    });

    await efie.app.inject({
      method: 'DELETE',
      url: `/api/properties/${after._id}`,
      headers: agent.headers,
    });
    efie.setNow(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
    await releaseMediaJob(efie.platform).run({});
    efie.setNow(new Date());
    expect(await kept()).toEqual({ private: [], public: [] });
    expect((await get(after.videoPoster)).statusCode).toBe(404);
  });

  test('a WebM becomes an MP4', async () => {
    const options = ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libvorbis', '-b:v', '1M'];
    const before = await uploaded(await film('film.webm', { size: '320x240', options }));
    expect(before.videoDetails).toMatchObject({ width: 320, height: 240 });
    await efie.runJobs();
    const { streams } = await probe((await shown(before)).video);
    expect(streams).toMatchObject([
      { codec_name: 'h264', width: 320, height: 240 },
      { codec_name: 'aac' },
    ]);
  });

  test('a video that is light and plays everywhere stays as it is, and gets its picture', async () => {
    const before = await uploaded(await film('light.mp4', { options: ['-movflags', 'faststart'] }));
    await efie.runJobs();
    const after = await shown(before);
    expect(after.video).toBe(before.video);
    expect(after.videoDetails?.poster).toMatchObject({ ready: true, width: 640, height: 360 });
    expect((await probe(after.video)).streams).toHaveLength(2);
  });

  test('a video that cannot be converted stays as it is, and is not tried again', async () => {
    const before = await uploaded(mp4Video({ seconds: 5 }));
    await efie.runJobs();
    const after = await shown(before);
    expect(after.video).toBe(before.video);
    expect(after.videoDetails?.poster).toBeNull();
    expect(await jobs()).not.toContainEqual({ task: 'make-video-rendition' });
    const { rows } = await efie.connection.pool.query(
      `select status from videos where duration_ms = 5000`,
    );
    expect(rows).toEqual([{ status: 'failed' }]);
  });

  test.each([
    ['MP4 with its index at the end', 'end.mp4', []],
    ['MP4 in fragments', 'parts.mp4', ['-movflags', 'frag_keyframe+empty_moov']],
    ['QuickTime with a track of time codes', 'codes.mov', ['-timecode', '01:00:00:00']],
    ['WebM', 'tagged.webm', ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libvorbis']],
  ])(
    'what is served of %s looks and sounds the same, to the last bit',
    async (_, name, options) => {
      const told = ['-metadata', 'location=+05.5560-000.1969/', '-metadata', 'title=EfiePhone'];
      const content = await film(name, {
        size: '160x120',
        seconds: 1,
        options: [...options, ...told],
      });
      const file = path.join(folder, name);
      const { rewriting } = await readVideo(file);
      await rewriteFile(file, `${file}.served`, rewriting);
      expect(await decodedHash(tools, `${file}.served`)).toBe(await decodedHash(tools, file));
      expect(await readFile(`${file}.served`)).toHaveLength(content.length);
      expect((await readFile(`${file}.served`)).includes('+05.5560')).toBe(false);
    },
  );

  test('a video that is damaged inside is worked on to its end, and shown in some form', async () => {
    const whole = await film('whole.mp4', { options: ['-movflags', 'faststart'] });
    const damaged = Buffer.from(whole);
    for (let byte = whole.indexOf('mdat') + 2000; byte < damaged.length; byte += 7) {
      damaged[byte] = byte % 251;
    }
    const before = await uploaded(damaged);
    await efie.runJobs();
    expect((await get((await shown(before)).video)).statusCode).toBe(200);
    expect(await jobs()).not.toContainEqual({ task: 'make-video-rendition' });
  });
});

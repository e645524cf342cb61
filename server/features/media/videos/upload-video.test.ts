import { beforeAll, describe, expect, test } from 'vitest';
import { Property, type UploadPropertyResponse } from '#domain/properties/schema.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { LOCATION, mp4Video } from '#server/testing/media/mp4-video.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { storedKeys } from '#server/testing/media/stored-keys.ts';
import { image, leftovers, postUpload, videoFile } from '#server/testing/media/uploads.ts';
import { webmVideo } from '#server/testing/media/webm-video.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { releaseMediaJob } from '../lifecycle/release-media.ts';

// On a machine without ffmpeg, as most are.
const efie = bootTestApp();
let agent: TestPerson;
let seconds = 1;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
});

/** A video that no other test has. */
const newVideo = (options: Parameters<typeof mp4Video>[0] = {}) => {
  seconds += 1;
  return mp4Video({ seconds, ...options });
};

const upload = (video: Buffer, poster?: Buffer) =>
  postUpload(efie, '/api/properties/upload', {
    fields: PROPERTY_FORM,
    files: [videoFile(video), ...(poster ? [{ ...image(poster), field: 'poster' }] : [])],
    headers: agent.headers,
  });

const uploaded = async (video: Buffer, poster?: Buffer) => {
  const response = await upload(video, poster);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<UploadPropertyResponse>().property;
};

const shown = async (id: string) =>
  (await efie.app.inject(`/api/properties/${id}`)).json<Property>();

describe('a refused video', () => {
  // §5/20
  test.each([
    [
      'text called .mp4',
      Buffer.from('<svg onload=alert(1)>'),
      415,
      'This file isn’t a video we can use. Please choose an MP4, WebM or MOV.',
    ],
    [
      'cut short',
      mp4Video().subarray(0, 1500),
      415,
      'This video is damaged or incomplete. Please choose it again.',
    ],
    [
      'of sound only',
      mp4Video({ tracks: ['soun'] }),
      415,
      'This file has sound but no picture. Please choose a video.',
    ],
    [
      'of an hour',
      mp4Video({ seconds: 3600 }),
      413,
      'This video is longer than 15 minutes. Please choose a shorter one.',
    ],
    [
      'of too many pixels',
      mp4Video({ width: 16_000, height: 9000 }),
      413,
      'This video’s resolution is too high. Please use 4K or lower.',
    ],
    ['that is empty', Buffer.alloc(0), 400, 'This file is empty. Please choose another one.'],
  ])('says why when it is %s, and leaves nothing behind', async (_, video, status, message) => {
    const response = await upload(video, await jpegPhoto(1));
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
    expect(response.json().fields).toEqual({ video: message });
    expect(await leftovers(efie)).toEqual([]);
  });
});

describe('a video', () => {
  test('is served at once from its first byte on, and does not tell where it was filmed', async () => {
    const content = newVideo({ fastStart: false, userData: LOCATION, tracks: ['vide', 'meta'] });
    const property = await uploaded(content);
    expect(property.video).toMatch(/^http:\/\/efie\.test\/media\/videos\/[0-9a-f]{32}\.mp4$/);
    const url = String(property.video);
    const whole = await efie.app.inject(url);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const bytes = whole.rawPayload;
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    for (const told of ['+05.5560', 'EfiePhone', 'GPS5']) {
      expect([content.includes(told), bytes.includes(told)], told).toEqual([true, false]);
    }
    const part = await efie.app.inject({ url, headers: { range: 'bytes=4-11' } });
    expect([part.statusCode, part.body]).toEqual([206, 'ftypisom']);
    const again = await efie.app.inject({ url, headers: { 'if-none-match': whole.headers.etag } });
    expect(again.statusCode).toBe(304);
    // Nothing else of it is kept, neither in private nor among the files being received.
    const { storage } = efie.platform;
    expect(await storedKeys(storage, 'private', 'originals')).toEqual([]);
    expect((await leftovers(efie)).sort()).toEqual([
      url.split('/media/videos/')[1],
      'property',
      'video',
    ]);
  });

  test('says how large and how long it is', async () => {
    const property = await uploaded(newVideo({ seconds: 63, upright: true }));
    expect(Property.strict().parse(property)).toEqual(property);
    expect(property.videoDetails).toEqual({
      width: 360,
      height: 640,
      duration: 63,
      status: 'pending',
      poster: null,
    });
  });

  test('keeps its kind when it is not an MP4', async () => {
    const quicktime = await uploaded(newVideo({ brand: 'qt  ' }));
    expect(quicktime.video).toMatch(/\.mov$/);
    const webm = await uploaded(webmVideo());
    expect(webm.video).toMatch(/\.webm$/);
  });

  test('has the picture that the browser made of it, in every width and format', async () => {
    const { _id: id, videoDetails } = await uploaded(
      newVideo(),
      await jpegPhoto(7, { width: 640, height: 360 }),
    );
    expect(videoDetails?.poster).toMatchObject({ ready: false, width: 640, height: 360 });
    await efie.runJobs();
    const property = await shown(id);
    const { poster } = property.videoDetails ?? {};
    expect(poster).toMatchObject({
      ready: true,
      widths: [320, 640],
      formats: ['avif', 'webp', 'jpeg'],
      alt: 'Video of Palm Court',
    });
    expect(poster?.placeholder).toMatch(/^\S{8,99}$/);
    expect(poster?.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(property.videoPoster).toBe(`/media/photos/${poster?.key}/640.jpg`);
    expect((await efie.app.inject(String(property.videoPoster))).statusCode).toBe(200);
    expect(property.photos).toEqual([]);
  });

  test('is accepted without its picture when that is not one', async () => {
    const property = await uploaded(newVideo(), Buffer.from('no picture'));
    expect(property.videoDetails?.poster).toBeNull();
    expect(property.video).not.toBeNull();
  });

  test('that another listing already has gets a picture if it had none', async () => {
    const video = newVideo();
    const first = await uploaded(video);
    await uploaded(video, await jpegPhoto(8));
    expect((await shown(first._id)).videoDetails?.poster).toMatchObject({ width: 1200 });
  });

  test('is deleted with its picture 30 days after its listing', async () => {
    const property = await uploaded(newVideo(), await jpegPhoto(9));
    const poster = property.videoDetails?.poster?.key;
    const url = String(property.video);
    await efie.runJobs();
    await efie.app.inject({
      method: 'DELETE',
      url: `/api/properties/${property._id}`,
      headers: agent.headers,
    });
    efie.setNow(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
    await releaseMediaJob(efie.platform).run({});
    expect((await efie.app.inject(url)).statusCode).toBe(404);
    const { storage } = efie.platform;
    const kept = [
      ...(await storedKeys(storage, 'private', 'originals')),
      ...(await storedKeys(storage, 'public', 'photos')),
    ];
    expect(kept.filter((key) => key.includes(String(poster)))).toEqual([]);
  });
});

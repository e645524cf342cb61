import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Property, UploadPropertyResponse } from '#domain/properties/schema.ts';
import { findVideoTools } from '#server/platform/video-tools.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { filmVideo, probeVideo } from '#server/testing/media/film-video.ts';
import { postUpload, videoFile } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const found = await findVideoTools(undefined);

describe.skipIf(!found)('where ffmpeg is installed', () => {
  const tools = found ?? { ffmpeg: '', ffprobe: '' };
  const efie = bootTestApp({ videoTools: tools });
  let agent: TestPerson;
  let folder: string;

  beforeAll(async () => {
    agent = await signedInAs(efie.platform, 'Agent');
    folder = await mkdtemp(path.join(tmpdir(), 'efie-unusual-'));
  });
  beforeEach(() => {
    efie.platform.videoTools = tools;
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** A format that few browsers play, so that a rendition is needed. */
  const NOT_PLAYABLE = ['-pix_fmt', 'yuv444p'];

  async function listed(content: Buffer): Promise<{ before: Property; after: Property }> {
    const response = await postUpload(efie, '/api/properties/upload', {
      fields: PROPERTY_FORM,
      files: [videoFile(content)],
      headers: agent.headers,
    });
    expect(response.statusCode, response.body).toBe(201);
    const before = response.json<UploadPropertyResponse>().property;
    await efie.runJobs();
    const after = (await efie.app.inject(`/api/properties/${before._id}`)).json<Property>();
    const { rows } = await efie.connection.pool.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'make-video-rendition'`,
    );
    expect(rows, 'work that is still to be done').toEqual([]);
    return { before, after };
  }

  const film = (name: string, how: Parameters<typeof filmVideo>[3]) =>
    filmVideo(tools, folder, name, { size: '320x240', ...how });

  const bytesOf = async (url: unknown) => (await efie.app.inject(String(url))).rawPayload;

  test.each([
    [
      'a slide show that changes every eight seconds',
      { seconds: 20, options: ['-vf', "select='not(mod(n,240))'", '-vsync', 'vfr'] },
    ],
    [
      'a recording that stands still after its beginning',
      { seconds: 20, options: ['-vf', "select='lt(n,4)+gt(n,590)'", '-vsync', 'vfr'] },
    ],
    ['a clip of one picture', { seconds: 2, options: ['-frames:v', '1'] }],
  ])('%s gets its picture and its rendition', async (_what, { seconds, options }) => {
    const content = await film('seldom.mp4', { seconds, options: [...options, ...NOT_PLAYABLE] });
    const { before, after } = await listed(content);
    expect(after.videoDetails).toMatchObject({
      status: 'ready',
      poster: { ready: true, width: 320, height: 240 },
    });
    expect(after.video).not.toBe(before.video);
  });

  /** An ffmpeg that succeeds and writes nothing, for stills only or for everything. */
  async function silentTools(what: 'still.jpg' | '*') {
    const file = path.join(folder, 'silent-ffmpeg');
    const script = `#!/bin/sh\nfor target; do :; done\ncase "\${target##*/}" in ${what}) exit 0;; esac\nexec '${tools.ffmpeg}' "$@"\n`;
    await writeFile(file, script, { mode: 0o755 });
    return { ffmpeg: file, ffprobe: tools.ffprobe };
  }

  // §2.7/20
  test('a video of which no picture can be made gets its rendition all the same', async () => {
    efie.platform.videoTools = await silentTools('still.jpg');
    const { before, after } = await listed(await film('no-still.mp4', { options: NOT_PLAYABLE }));
    expect(after.videoDetails).toMatchObject({ status: 'ready', poster: null });
    expect(after.video).not.toBe(before.video);
  });

  test('a video of which nothing can be made is marked as failed, and not tried again', async () => {
    efie.platform.videoTools = await silentTools('*');
    const content = await film('nothing.mp4', { seconds: 1, options: NOT_PLAYABLE });
    const { before, after } = await listed(content);
    expect(before.videoDetails?.status).toBe('pending');
    expect(after.videoDetails).toMatchObject({ status: 'failed', poster: null });
    expect(after.video).toBe(before.video);
  });

  describe.each([
    ['PQ', 'smpte2084'],
    ['HLG', 'arib-std-b67'],
  ])('a video of high range (%s)', (name, transfer) => {
    // §2.7/19
    test('is shown in the colours of the web, and says so', async () => {
      // Orange, in the wide colours of such a camera.
      const toHighRange =
        'color=0xC86428:size=320x240:rate=30,format=gbrp,format=gbrpf32le,' +
        'zscale=tin=709:pin=709:min=gbr:rin=full:t=linear:p=2020:m=gbr:npl=203,' +
        `zscale=tin=linear:pin=2020:min=gbr:t=${transfer}:p=2020:m=2020_ncl:r=tv:npl=203,` +
        'format=yuv420p10le';
      const content = await film(`${name}.mp4`, {
        options: ['-filter_complex', `${toHighRange}[v]`, '-map', '[v]', '-an'].concat(
          ['-pix_fmt', 'yuv420p10le', '-color_primaries', 'bt2020', '-color_trc', transfer],
          ['-colorspace', 'bt2020nc'],
        ),
      });
      const { after } = await listed(content);
      const still = sharp(await bytesOf(after.videoPoster));
      const { channels } = await still.stats();
      expect(colourDistance(channels, [200, 100, 40])).toBeLessThan(20);
      const file = path.join(folder, `${name}-served.mp4`);
      await writeFile(file, await bytesOf(after.video));
      expect((await probeVideo(tools, file)).streams[0]).toMatchObject({
        codec_name: 'h264',
        pix_fmt: 'yuv420p',
        color_transfer: 'bt709',
        color_primaries: 'bt709',
        color_space: 'bt709',
      });
    });
  });

  const colourDistance = (channels: { mean: number }[], wanted: number[]) =>
    Math.max(...wanted.map((value, index) => Math.abs(value - (channels[index]?.mean ?? 999))));

  test.each([
    ['mp4', ['-pix_fmt', 'yuv420p']],
    ['webm', ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libvorbis']],
  ])(
    'a %s whose pixels are not square has the size in which it is shown',
    async (type, options) => {
      const content = await film(`wide.${type}`, { options: ['-vf', 'setsar=4/3', ...options] });
      const { before, after } = await listed(content);
      const shown = { width: 427, height: 240 };
      expect(before.videoDetails).toMatchObject(shown);
      expect(after.videoDetails?.height).toBe(240);
      expect([426, 427]).toContain(after.videoDetails?.width);
    },
  );

  // §2.7/22
  test('a rendition that is heavier than an original that plays everywhere is not kept', async () => {
    const options = ['-crf', '51', '-preset', 'veryfast', '-b:a', '32k'];
    const content = await film('light.mp4', { size: '1920x1080', seconds: 1, options });
    const { before, after } = await listed(content);
    expect(after.video).toBe(before.video);
    expect(after.videoDetails).toMatchObject({ status: 'ready', width: 1920, height: 1080 });
  });
});

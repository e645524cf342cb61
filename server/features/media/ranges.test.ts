import { beforeAll, describe, expect, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const SIZE = 1000;
const video = Buffer.from(Array.from({ length: SIZE }, (_, index) => index % 251));

beforeAll(() => efie.platform.storage.put('public', 'videos/tour.mp4', video));

const ask = (headers: Record<string, string> = {}) =>
  efie.app.inject({ url: '/media/videos/tour.mp4', headers });

describe('a video (RFC 9110 §14)', () => {
  test('comes whole when no part is asked for, and says that parts can be', async () => {
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(video);
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test.each([
    ['0-9', 0, 9],
    ['990-', 990, 999],
    ['-5', 995, 999],
    ['999-5000', 999, 999],
  ])('comes in the part %s', async (range, first, last) => {
    const answer = await ask({ range: `bytes=${range}` });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${first}-${last}/${SIZE}`);
    expect(answer.rawPayload).toEqual(video.subarray(first, last + 1));
  });

  test.each(['1000-', '5000-6000', '-0'])(
    'answers the part %s, which it has not, with its size',
    async (range) => {
      const answer = await ask({ range: `bytes=${range}` });
      expect([answer.statusCode, answer.body]).toEqual([416, '']);
      expect(answer.headers['content-range']).toBe(`bytes */${SIZE}`);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  test('comes whole for parts in a unit it does not know', async () => {
    const answer = await ask({ range: 'pages=1-2' });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, SIZE]);
  });

  test('comes whole when the part was asked for of another version', async () => {
    const etag = String((await ask()).headers.etag);
    const same = await ask({ range: 'bytes=0-9', 'if-range': etag });
    const other = await ask({ range: 'bytes=0-9', 'if-range': '"another"' });
    expect([same.statusCode, other.statusCode]).toEqual([206, 200]);
  });
});

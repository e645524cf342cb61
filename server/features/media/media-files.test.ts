import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedHome, storageHomes } from '#server/testing/media/storage-homes.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const SIZE = 1000;
const video = Buffer.from(Array.from({ length: SIZE }, (_, index) => index % 251));
const URL = '/media/videos/tour.mp4';

describe.each(storageHomes)('public files in $home', ({ open }) => {
  let home: OpenedHome;

  const efie = bootTestApp({
    async openFiles() {
      home = await open();
      return home.open();
    },
  });
  beforeAll(async () => {
    const { storage } = efie.platform;
    await storage.put('public', 'videos/tour.mp4', video);
    await storage.put('private', 'originals/secret', Buffer.from('the original'));
    await efie.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => home.discard());

  const ask = (headers: IncomingHttpHeaders = {}, url = URL) => efie.app.inject({ url, headers });

  describe('an address', () => {
    test.each([
      ['photos/a/320.avif', 'image/avif'],
      ['photos/a/320.webp', 'image/webp'],
      ['photos/a/320.jpg', 'image/jpeg'],
      ['posters/a.png', 'image/png'],
      ['videos/a.mp4', 'video/mp4'],
      ['videos/a.webm', 'video/webm'],
      ['videos/a.mov', 'video/quicktime'],
      ['map/a.pmtiles', 'application/vnd.pmtiles'],
    ])(
      'of %s responds with the type %s and with the headers that a browser needs',
      async (key, type) => {
        await efie.platform.storage.put('public', key, Buffer.from('content'));
        const response = await ask({}, `/media/${key}`);
        expect([response.statusCode, response.body]).toEqual([200, 'content']);
        expect(response.headers).toMatchObject({
          'content-type': type,
          'content-length': '7',
          'accept-ranges': 'bytes',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          etag: expect.stringMatching(/^(W\/)?"[^"]+"$/),
          'last-modified': expect.stringMatching(/ GMT$/),
        });
        expect(response.headers['content-encoding']).toBeUndefined();
      },
    );

    test('responds to HEAD with everything but the content', async () => {
      const got = await ask();
      const head = await efie.app.inject({ method: 'HEAD', url: URL });
      expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
      for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
        expect(head.headers[name]).toBe(got.headers[name]);
      }
    });

    test('ignores a query string', async () => {
      expect((await ask({}, `${URL}?v=2`)).statusCode).toBe(200);
    });

    test.each([
      '/media/videos/none.mp4',
      '/media/',
      '/media',
      '/media/videos',
      '/media/videos/',
      '/media/videos/tour',
      '/media/videos/tour.mp4/',
      '/media/videos/tour.mp4/more',
      '/media/VIDEOS/tour.mp4',
      '/media/../private/originals/secret',
      '/media/..%2fprivate%2foriginals%2fsecret',
      '/media/%2e%2e/private/originals/secret',
      '/media/videos/%2e%2e/%2e%2e/private/originals/secret',
      '/media/videos/..%5c..%5cprivate%5coriginals%5csecret',
      '/media/originals/secret',
      '/media/private/originals/secret',
      '/media/public/videos/tour.mp4',
      '/media//etc/passwd',
      '/media/.hidden',
      '/media/videos/.tour.mp4',
    ])('is not found when it is %s', async (url) => {
      const response = await ask({}, url);
      expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND']);
      expect(response.headers['cache-control']).toBe('no-store');
      const head = await efie.app.inject({ method: 'HEAD', url });
      expect(head.statusCode).toBe(404);
    });

    // As sent by a client that does not normalise addresses.
    test.each([
      '/media/../private/originals/secret',
      '/media/videos/../../private/originals/secret',
    ])('is not found on the wire either when it is %s', async (url) => {
      const { port } = efie.app.server.address() as AddressInfo;
      const socket = net.connect(port, '127.0.0.1');
      socket.write(`GET ${url} HTTP/1.1\r\nhost: efie.test\r\nconnection: close\r\n\r\n`);
      let response = '';
      for await (const chunk of socket) response += String(chunk);
      expect(response).toMatch(/^HTTP\/1\.1 404 /);
      expect(response).not.toContain('the original');
    });

    test('accepts no writes', async () => {
      for (const method of ['POST', 'PUT', 'DELETE'] as const) {
        const response = await efie.app.inject({ method, url: URL });
        expect(response.statusCode).toBe(404);
      }
      expect((await ask()).statusCode).toBe(200);
    });
  });

  describe('a file that someone already has (RFC 9110 §13)', () => {
    test('is not sent again', async () => {
      const first = (await ask()).headers;
      const etag = String(first.etag);
      const since = String(first['last-modified']);
      for (const headers of [
        { 'if-none-match': etag },
        { 'if-none-match': `"other", ${etag}` },
        { 'if-none-match': '*' },
        { 'if-modified-since': since },
        { 'if-none-match': etag, 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' },
        { 'if-none-match': etag, range: 'bytes=0-9' },
      ]) {
        const again = await ask(headers);
        expect([again.statusCode, again.body]).toEqual([304, '']);
        expect(again.headers.etag).toBe(etag);
        expect(again.headers['cache-control']).toContain('immutable');
      }
    });

    test('is sent when it has changed, or when it is asked for on purpose', async () => {
      const etag = String((await ask()).headers.etag);
      for (const headers of [
        { 'if-none-match': '"other"' },
        { 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' },
        { 'if-modified-since': 'last week' },
        { 'if-none-match': '"other"', 'if-modified-since': new Date().toUTCString() },
        { 'if-none-match': etag, 'cache-control': 'no-cache' },
      ]) {
        const again = await ask(headers);
        expect([again.statusCode, again.rawPayload.length]).toEqual([200, SIZE]);
      }
    });

    test('is refused when a different version is required', async () => {
      const etag = String((await ask()).headers.etag);
      for (const headers of [
        { 'if-match': '"other"' },
        { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' },
      ]) {
        const response = await ask(headers);
        expect([response.statusCode, response.body]).toEqual([412, '']);
        expect(response.headers['cache-control']).toBe('no-store');
      }
      expect((await ask({ 'if-match': etag })).statusCode).toBe(200);
      expect((await ask({ 'if-match': '*' })).statusCode).toBe(200);
    });
  });

  describe('a video (RFC 9110 §14)', () => {
    test('comes whole when no part is asked for, and says that it can come in parts', async () => {
      const response = await ask();
      expect(response.statusCode).toBe(200);
      expect(response.rawPayload).toEqual(video);
      expect(response.headers['accept-ranges']).toBe('bytes');
    });

    test.each([
      ['0-9', 0, 9],
      ['0-0', 0, 0],
      ['990-', 990, 999],
      ['-5', 995, 999],
      // Longer than the file: all of it (§14.1.2).
      ['-5000', 0, 999],
      ['999-5000', 999, 999],
    ])('comes in the part %s', async (range, first, last) => {
      const response = await ask({ range: `bytes=${range}` });
      expect(response.statusCode).toBe(206);
      expect(response.headers).toMatchObject({
        'content-range': `bytes ${first}-${last}/${SIZE}`,
        'content-length': String(last - first + 1),
        'content-type': 'video/mp4',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(response.rawPayload).toEqual(video.subarray(first, last + 1));
      const head = await efie.app.inject({
        method: 'HEAD',
        url: URL,
        headers: { range: `bytes=${range}` },
      });
      expect([head.statusCode, head.headers['content-range']]).toEqual([
        206,
        `bytes ${first}-${last}/${SIZE}`,
      ]);
    });

    test.each(['1000-', '5000-6000', '-0'])(
      'responds with its size to the part %s, which it does not have',
      async (range) => {
        const response = await ask({ range: `bytes=${range}` });
        expect([response.statusCode, response.body]).toEqual([416, '']);
        expect(response.headers['content-range']).toBe(`bytes */${SIZE}`);
        expect(response.headers['cache-control']).toBe('no-store');
      },
    );

    test.each([
      'pages=1-2',
      'bytes=0-9,20-29',
      // A malformed range is ignored (§14.2).
      'bytes=abc',
      'bytes=9-0',
      'bytes=',
      'bytes=-',
      'bytes=0-9x',
      'bytes=1000-abc',
      'bytes',
    ])('comes whole for %s', async (range) => {
      const response = await ask({ range });
      expect([response.statusCode, response.rawPayload.length]).toEqual([200, SIZE]);
    });

    test('comes whole when a part of another version is asked for', async () => {
      const { etag, 'last-modified': modified } = (await ask()).headers;
      for (const condition of [etag, modified]) {
        const same = await ask({ range: 'bytes=0-9', 'if-range': String(condition) });
        expect(same.statusCode).toBe(206);
      }
      for (const condition of ['"another"', 'Mon, 01 Jan 2001 00:00:00 GMT', 'last week']) {
        const other = await ask({ range: 'bytes=0-9', 'if-range': condition });
        expect(other.statusCode).toBe(200);
      }
    });
  });
});

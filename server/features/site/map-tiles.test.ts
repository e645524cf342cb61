import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { type OpenedHome, storageHomes } from '#server/testing/media/storage-homes.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { installStreets } from './streets.ts';

/** The streets of scripts/map/sample, as `npm run map:build` makes them. */
const FIXTURE = 'scripts/map/sample/streets.pmtiles';

const MAP_TILES = {
  kind: 'pictures' as const,
  url: 'https://tiles.example/ghana/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  maxZoom: 19,
};

describe('without the operator’s own map tiles', () => {
  const efie = bootTestApp();
  test('maps use our own, and pages load only from our own origin', async () => {
    const { headers, body } = await efie.app.inject({ url: '/api/map-tiles' });
    expect(JSON.parse(body)).toEqual({ tiles: null });
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
  });
});

describe('with the operator’s own map tiles', () => {
  const efie = bootTestApp({ mapTiles: MAP_TILES });
  test('maps use them, and pages may load from their host and no other', async () => {
    const { headers, body } = await efie.app.inject({ url: '/api/map-tiles' });
    expect(JSON.parse(body)).toEqual({ tiles: MAP_TILES });
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://tiles.example;",
    );
    expect(headers['content-security-policy']).toContain(
      "img-src 'self' data: blob: https://tiles.example;",
    );
  });
});

describe.each(storageHomes)('with streets among the files in $home', ({ open }) => {
  let home: OpenedHome;
  let minutes = 0;
  const efie = bootTestApp({
    async openFiles() {
      home = await open();
      return home.open();
    },
  });
  afterAll(() => home.discard());
  const tilesNow = async () => {
    minutes += 1;
    efie.setNow(new Date(Date.UTC(2026, 10, 20, 10, minutes)));
    const { body } = await efie.app.inject({ url: '/api/map-tiles' });
    return JSON.parse(body).tiles;
  };

  test('maps use them within a minute, and read parts of them from our own origin', async () => {
    expect(await tilesNow()).toBeNull();
    await installStreets(efie.platform.storage, FIXTURE);
    const tiles = await tilesNow();
    expect(tiles).toEqual({
      kind: 'streets',
      url: expect.stringMatching(/^\/media\/map\/streets-[0-9a-f]{16}\.pmtiles$/),
      attribution: '© OpenStreetMap contributors',
      maxZoom: 14,
    });
    const part = await efie.app.inject({
      url: tiles.url,
      headers: { range: 'bytes=0-6', 'accept-encoding': 'gzip, br' },
    });
    expect([part.statusCode, part.body]).toEqual([206, 'PMTiles']);
    expect(part.headers).toMatchObject({
      'content-type': 'application/vnd.pmtiles',
      'content-length': '7',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(part.headers['content-encoding']).toBeUndefined();
    const { etag } = part.headers;
    const again = await efie.app.inject({
      url: tiles.url,
      headers: { 'if-none-match': String(etag) },
    });
    expect(again.statusCode).toBe(304);
    const head = await efie.app.inject({ method: 'HEAD', url: tiles.url });
    expect([head.statusCode, head.headers['content-length']]).toEqual([
      200,
      String((await stat(FIXTURE)).size),
    ]);
    const beyond = await efie.app.inject({
      url: tiles.url,
      headers: { range: 'bytes=9999999-' },
    });
    expect(beyond.statusCode).toBe(416);
  });

  test('a newer archive takes over; the one before stays for open pages, and older ones go', async () => {
    const urls = [(await tilesNow()).url];
    for (const content of ['second', 'third']) {
      const file = path.join(efie.platform.uploadsDir, `${content}.pmtiles`);
      await writeFile(file, `PMTiles, the ${content}`);
      // Stores tell the time of a file to the second.
      await setTimeout(1_000);
      await installStreets(efie.platform.storage, file);
      urls.push((await tilesNow()).url);
    }
    expect(new Set(urls).size).toBe(3);
    const codes = await Promise.all(
      urls.map(async (url) => (await efie.app.inject({ url })).statusCode),
    );
    expect(codes).toEqual([404, 200, 200]);
  });
});

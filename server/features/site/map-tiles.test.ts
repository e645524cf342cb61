import { describe, expect, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';

const MAP_TILES = {
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

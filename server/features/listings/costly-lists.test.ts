import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

// §7/37
test.each(['properties', 'cars'])(
  'while all connections for costly reads are taken, plain lists of %s are served and searches are put off',
  async (kind) => {
    const { settings } = efie.connection;
    const few = openDatabase({ ...settings, max: 1, connectionTimeoutMillis: 500 }, () => {});
    efie.platform.slowReads = few.db;
    const taken = await few.pool.connect();
    const get = (query: string) => efie.app.inject({ url: `/api/${kind}?${query}` });

    for (const plain of ['', 'limit=24', 'region=Volta&page=2&limit=5']) {
      expect([plain, (await get(plain)).statusCode]).toEqual([plain, 200]);
    }
    for (const costly of ['search=vw', 'search=villa', 'page=5000&limit=24']) {
      const response = await get(costly);
      expect([costly, response.statusCode]).toEqual([costly, 503]);
      expect(response.headers['retry-after']).toBe('5');
      expect(response.json().message).toContain('longer than usual');
    }
    taken.release();
    expect((await get('search=vw')).statusCode).toBe(200);
    await few.close();
  },
);

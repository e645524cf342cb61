import { beforeAll, describe, expect, test } from 'vitest';
import { uploadedCar, uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { rowsOfPart, startsOfChunks } from './row-chunks-repository.ts';

const efie = bootTestApp();
const ids: string[] = [];
let deleted: string;
let car: string;

beforeAll(async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  for (let n = 0; n < 5; n += 1) ids.push(await uploadedProperty(efie, lister));
  deleted = await uploadedProperty(efie, lister);
  await efie.app.inject({
    method: 'DELETE',
    url: `/api/properties/${deleted}`,
    headers: lister.headers,
  });
  car = await uploadedCar(efie, lister);
});

const get = (url: string) => efie.app.inject({ url });
/**
 * The name of a document's root, which tells search engines its kind (sitemaps.org); fails for any
 * other document.
 */
const rootOf = (xml: string) =>
  /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<(\w+) xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">[\s\S]*<\/\1>\s*$/.exec(
    xml,
  )?.[1];
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

describe('the sitemap', () => {
  test('is named by robots.txt', async () => {
    const { headers, body } = await get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: http://efie.test/sitemap.xml\n');
  });

  test('names files that together hold every page and listing, and nothing deleted', async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(rootOf(index.body)).toBe('sitemapindex');
    const files = addresses(index.body);
    expect(files).toHaveLength(3);
    const all: (string | undefined)[] = [];
    for (const file of files) {
      const { statusCode, body } = await get(new URL(String(file)).pathname);
      expect(statusCode).toBe(200);
      expect(rootOf(body), file).toBe('urlset');
      all.push(...addresses(body));
    }
    for (const id of ids) expect(all).toContain(`http://efie.test/property/${id}`);
    expect(all).toContain(`http://efie.test/cars/${car}`);
    for (const path of ['/', '/hotels', '/houses-for-sale', '/cars', '/about']) {
      expect(all).toContain(`http://efie.test${path}`);
    }
    expect(all.join()).not.toContain(deleted);
    expect(new Set(all).size).toBe(all.length);
  });

  test('has parts that follow each other without gap or overlap', async () => {
    const { db } = efie.platform;
    const starts = await startsOfChunks(db, 'property', 2);
    expect(starts).toEqual([ids[0], ids[2], ids[4]]);
    const parts = await Promise.all(starts.map((start) => rowsOfPart(db, 'property', start, 2)));
    expect(parts.flat().map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    'users-0197a000-0000-7000-8000-000000000000.xml',
    'properties-x.xml',
    '..%2Fx',
    'pages',
  ])('has no file %s', async (file) => {
    expect((await get(`/sitemaps/${file}`)).statusCode).toBe(404);
  });
});

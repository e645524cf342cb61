import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PMTiles, type RangeResponse } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeStreets } from './make-streets.ts';
import { readCoast } from './sea/read-coast.ts';

const SAMPLE = path.join(import.meta.dirname, 'sample');
/** The middle of Osu. */
const OSU = [14, 8183, 7938] as const;
/** The sea off Osu. */
const SEA = [14, 8183, 7940] as const;

const isThere = (program: string) => spawnSync(program, ['--help']).error === undefined;
const missing = ['tilemaker', 'osmium'].filter((program) => !isThere(program));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efie-map-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function reads(archive: string): Promise<PMTiles> {
  const bytes = await readFile(archive);
  return new PMTiles({
    getKey: () => archive,
    getBytes: async (at, length): Promise<RangeResponse> => ({
      data: new Uint8Array(bytes.subarray(at, at + length)).buffer,
    }),
  });
}

/** The names of layers and values are plain text in a vector tile. */
const textOf = async (archive: PMTiles, tile: readonly [number, number, number]) =>
  Buffer.from((await archive.getZxy(...tile))?.data ?? new ArrayBuffer(0)).toString('latin1');

/** Tilemaker writes them in any order. */
const namesIn = async (archive: PMTiles, tile: readonly [number, number, number]) =>
  [...new Set((await textOf(archive, tile)).match(/[A-Za-z_][a-z_]{2,}/g))].sort();

describe.skipIf(missing.length > 0)(
  `streets made by tilemaker${missing.length > 0 ? ` (skipped: ${missing.join(' and ')} missing)` : ''}`,
  () => {
    let made: { archive: string; tiles: number };
    const extract = () => path.join(folder, 'sample.osm.pbf');
    beforeAll(async () => {
      await promisify(execFile)('osmium', [
        ...['cat', path.join(SAMPLE, 'osu-madina.osm'), '-o', extract()],
      ]);
      made = await makeStreets(extract(), folder);
    });

    test('are an archive with every tile, which says whose data it is', async () => {
      const archive = await reads(made.archive);
      expect(await archive.getHeader()).toMatchObject({
        ...{ minZoom: 5, maxZoom: 14, clustered: true, numAddressedTiles: made.tiles },
        ...{ minLon: -0.26, minLat: 5.5, maxLon: -0.12, maxLat: 5.7 },
      });
      expect(await archive.getMetadata()).toMatchObject({
        attribution: '© OpenStreetMap contributors',
      });
    });

    test('have roads, names, buildings and landmarks close up, and the sea off the coast', async () => {
      const archive = await reads(made.archive);
      const osu = await textOf(archive, OSU);
      for (const text of ['roads', 'Oxford Street', 'buildings', 'landmarks', 'Osu Market', 'land'])
        expect(osu).toContain(text);
      const sea = await textOf(archive, SEA);
      expect(sea).toContain('sea');
      expect(sea).not.toContain('roads');
      expect(await archive.getZxy(14, 0, 0)).toBeUndefined();
    });

    test('are those of the checked-in archive', async () => {
      const [now, kept] = [
        await reads(made.archive),
        await reads(path.join(SAMPLE, 'streets.pmtiles')),
      ];
      for (const tile of [OSU, SEA])
        expect(await namesIn(now, tile)).toEqual(await namesIn(kept, tile));
    });

    test('follow a coast that the extract has in pieces', async () => {
      const { box, lines } = await readCoast(extract());
      expect(box.west).toBeCloseTo(-0.26);
      expect(lines).toHaveLength(1);
      expect(lines[0]?.[0]?.[0]).toBeCloseTo(-0.26);
      expect(lines[0]?.[0]?.[1]).toBeCloseTo(5.54);
    });
  },
);

describe('a file that cannot be used', () => {
  test.each([
    ['missing.osm.pbf', undefined, 'There is no file'],
    ['page.osm.pbf', '<!DOCTYPE html><title>Not found</title>', 'is no OpenStreetMap extract'],
    ['empty.osm.pbf', '', 'is no OpenStreetMap extract'],
  ])('%s is refused with a sentence', async (name, content, message) => {
    const file = path.join(folder, name);
    if (content !== undefined) await writeFile(file, content);
    await expect(makeStreets(file, folder)).rejects.toThrow(message);
  });

  test('a download that broke off is one', async () => {
    const file = path.join(folder, 'half.osm.pbf');
    const header = Buffer.from('\u0000\u0000\u0000\u000d\n\tOSMHeader\u0018\u007f', 'latin1');
    await writeFile(file, header);
    await expect(makeStreets(file, folder)).rejects.toThrow('is cut off');
  });
});

test.skipIf(missing.includes('osmium'))('without tilemaker it says what to install', async () => {
  const file = path.join(folder, 'other.osm.pbf');
  await promisify(execFile)('osmium', ['cat', path.join(SAMPLE, 'osu-madina.osm'), '-o', file]);
  await expect(makeStreets(file, folder, 'no-tilemaker')).rejects.toThrow(
    'apt-get install tilemaker',
  );
});

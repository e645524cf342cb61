import { gunzipSync } from 'node:zlib';
import { PMTiles } from 'pmtiles';
import { expect, test } from 'vitest';
import { type DirectoryEntry, directoriesOf, HEADER_BYTES, headerOf } from './pmtiles-format.ts';

const FIRST_BYTES = 16_384;

/** Entries of so many tiles, of different sizes, with some runs and some content that occurred before. */
function entriesOf(count: number): DirectoryEntry[] {
  let id = 0;
  let offset = 0;
  return Array.from({ length: count }, (_, index) => {
    const isOld = index % 7 === 3;
    const entry = {
      id,
      run: index % 11 === 0 ? 3 : 1,
      offset: isOld ? 0 : offset,
      length: isOld ? 20 : 20 + ((index * 7919) % 4_000),
    };
    id += entry.run + (index % 5 === 0 ? (index * 104_729) % 1_000 : 0);
    if (!isOld) offset += entry.length;
    return entry;
  });
}

test.each([1, 3_000, 60_000])('a reader finds each of %d entries', async (count) => {
  const entries = entriesOf(count);
  const { root, leaves } = directoriesOf(entries, FIRST_BYTES);
  expect(root.length).toBeLessThanOrEqual(FIRST_BYTES - HEADER_BYTES);
  expect(leaves.length > 0).toBe(count === 60_000);
  const bytes = entries.reduce((most, { offset, length }) => Math.max(most, offset + length), 0);
  const header = headerOf({
    root: root.length,
    metadata: { at: FIRST_BYTES, bytes: 0 },
    leaves: { at: FIRST_BYTES, bytes: leaves.length },
    tiles: { at: FIRST_BYTES + leaves.length, bytes },
    counts: { tiles: count, entries: count, contents: count },
    bounds: [-3.3, 4.5, 1.25, 11.2],
    zoom: [0, 14],
  });
  expect(header).toHaveLength(HEADER_BYTES);
  const start = Buffer.alloc(FIRST_BYTES + leaves.length);
  header.copy(start);
  root.copy(start, HEADER_BYTES);
  leaves.copy(start, FIRST_BYTES);
  const asked: number[][] = [];
  const archive = new PMTiles(
    {
      getKey: () => 'made',
      async getBytes(at, length) {
        asked.push([at, length]);
        return { data: new Uint8Array(start.subarray(at, at + length)).buffer };
      },
    },
    undefined,
    async (data) => new Uint8Array(gunzipSync(new Uint8Array(data))).buffer,
  );
  expect(await archive.getHeader()).toMatchObject({ minLon: -3.3, maxLat: 11.2, maxZoom: 14 });
  const { tileDataOffset } = await archive.getHeader();
  const { tileIdToZxy } = await import('pmtiles');
  for (const index of [0, 1, 5, 11, 500, 2_999, 59_999].filter((each) => each < count)) {
    const entry = entries[index] as DirectoryEntry;
    // What is read of a tile is not there; where it is looked for counts.
    await archive.getZxy(...tileIdToZxy(entry.id + entry.run - 1)).catch(() => undefined);
    expect(asked.at(-1)).toEqual([tileDataOffset + entry.offset, entry.length]);
  }
});

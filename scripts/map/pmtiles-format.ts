import { gzipSync } from 'node:zlib';

/** A run of neighbouring tiles with the same content; a run of 0 points to a directory of leaves. */
export interface DirectoryEntry {
  id: number;
  run: number;
  offset: number;
  length: number;
}

interface Section {
  at: number;
  bytes: number;
}

export const HEADER_BYTES = 127;
const VERSION = 3;
const GZIP = 2;
const VECTOR_TILES = 1;
const E7 = 10_000_000;

/** An archive's header; all numbers are little-endian. */
export function headerOf(archive: {
  root: number;
  metadata: Section;
  leaves: Section;
  tiles: Section;
  counts: { tiles: number; entries: number; contents: number };
  /** West, south, east, north. */
  bounds: readonly number[];
  zoom: readonly [min: number, max: number];
}): Buffer {
  const { root, metadata, leaves, tiles, counts, bounds, zoom } = archive;
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(VERSION, 7);
  const places = [
    HEADER_BYTES,
    root,
    metadata.at,
    metadata.bytes,
    leaves.at,
    leaves.bytes,
    tiles.at,
    tiles.bytes,
    counts.tiles,
    counts.entries,
    counts.contents,
  ];
  for (const [index, value] of places.entries()) {
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  }
  // Clustered, and both the directories and the tiles are compressed.
  header.set([1, GZIP, GZIP, VECTOR_TILES, ...zoom], 96);
  const [west = 0, south = 0, east = 0, north = 0] = bounds;
  for (const [index, degrees] of [west, south, east, north].entries()) {
    header.writeInt32LE(Math.round(degrees * E7), 102 + index * 4);
  }
  header.writeUInt8(zoom[0], 118);
  header.writeInt32LE(Math.round(((west + east) / 2) * E7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * E7), 123);
  return header;
}

/** The root directory, small enough for the archive's first bytes, and the leaves that it points to if need be. */
export function directoriesOf(
  entries: readonly DirectoryEntry[],
  firstBytes: number,
): { root: Buffer; leaves: Buffer } {
  const whole = serialized(entries);
  if (whole.length <= firstBytes - HEADER_BYTES) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = 4_096; ; size *= 2) {
    const leaves: Buffer[] = [];
    const pointers: DirectoryEntry[] = [];
    let offset = 0;
    for (let from = 0; from < entries.length; from += size) {
      const leaf = serialized(entries.slice(from, from + size));
      pointers.push({ id: entries[from]?.id ?? 0, run: 0, offset, length: leaf.length });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = serialized(pointers);
    if (root.length <= firstBytes - HEADER_BYTES) return { root, leaves: Buffer.concat(leaves) };
  }
}

/** Columns of variable-length numbers: ids as differences, an offset of 0 where a tile follows the one before it. */
function serialized(entries: readonly DirectoryEntry[]): Buffer {
  const bytes: number[] = [];
  const put = (value: number) => {
    let rest = value;
    for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
    bytes.push(rest);
  };
  put(entries.length);
  for (const [index, { id }] of entries.entries()) put(id - (entries[index - 1]?.id ?? 0));
  for (const { run } of entries) put(run);
  for (const { length } of entries) put(length);
  for (const [index, { offset }] of entries.entries()) {
    const before = entries[index - 1];
    put(before && offset === before.offset + before.length ? 0 : offset + 1);
  }
  return gzipSync(Buffer.from(bytes), { level: 9 });
}

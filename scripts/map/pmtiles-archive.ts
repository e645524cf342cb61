import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import { type DirectoryEntry, directoriesOf, headerOf } from './pmtiles-format.ts';

/** The start of an archive that readers load first: the header and the root directory. */
const FIRST_BYTES = 16_384;

/** As much of the tiles as memory need hold before writing. */
const WRITE_BYTES = 4 << 20;

/** A tileset without any tile: the extract held nothing that we draw. */
export class EmptyTilesetError extends Error {
  override name = 'EmptyTilesetError';
}

/**
 * Writes the tiles of an MBTiles file as a PMTiles archive, version 3
 * (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md): tiles in the order of their ids, equal ones once.
 * @returns how many tiles it has.
 */
export async function writePmtiles(mbtiles: string, target: string): Promise<number> {
  const database = new DatabaseSync(mbtiles, { readOnly: true });
  const out = await open(target, 'wx');
  try {
    const metadata = readMetadata(database);
    const described = gzipSync(
      JSON.stringify({
        name: metadata.name,
        attribution: metadata.description,
        ...(JSON.parse(metadata.json ?? '{}') as object),
      }),
    );
    const tilesAt = FIRST_BYTES + described.length;
    const { entries, contents, bytes } = await writeTiles(database, out, tilesAt);
    const { root, leaves } = directoriesOf(entries, FIRST_BYTES);
    await out.write(leaves, 0, leaves.length, tilesAt + bytes);
    const tiles = entries.reduce((sum, { run }) => sum + run, 0);
    const header = headerOf({
      root: root.length,
      metadata: { at: FIRST_BYTES, bytes: described.length },
      leaves: { at: tilesAt + bytes, bytes: leaves.length },
      tiles: { at: tilesAt, bytes },
      counts: { tiles, entries: entries.length, contents },
      bounds: (metadata.bounds ?? '').split(',').map(Number),
      zoom: [Number(metadata.minzoom), Number(metadata.maxzoom)],
    });
    const start = Buffer.alloc(FIRST_BYTES);
    header.copy(start);
    root.copy(start, header.length);
    await out.write(Buffer.concat([start, described]), 0, tilesAt, 0);
    await out.sync();
    return tiles;
  } finally {
    await out.close();
    database.close();
  }
}

/** What tilemaker says of a tileset, as text. */
interface Metadata {
  name?: string;
  description?: string;
  json?: string;
  bounds?: string;
  minzoom?: string;
  maxzoom?: string;
}

function readMetadata(database: DatabaseSync): Metadata {
  const rows = database.prepare('select name, value from metadata').all();
  return Object.fromEntries(rows.map(({ name, value }) => [String(name), String(value)]));
}

/** Writes each different tile once, from `at` on. */
async function writeTiles(
  database: DatabaseSync,
  out: Awaited<ReturnType<typeof open>>,
  at: number,
) {
  const content = database.prepare('select tile_data from tiles where rowid = ?');
  const known = new Map<string, { offset: number; length: number }>();
  const entries: DirectoryEntry[] = [];
  let waiting: Buffer[] = [];
  let held = 0;
  let written = 0;
  const flush = async () => {
    await out.write(Buffer.concat(waiting), 0, held, at + written);
    written += held;
    waiting = [];
    held = 0;
  };
  for (const { id, row } of tilesInOrder(database)) {
    const tile = Buffer.from((content.get(row) as { tile_data: Uint8Array }).tile_data);
    const hash = createHash('sha256').update(tile).digest('base64');
    let place = known.get(hash);
    if (!place) {
      place = { offset: written + held, length: tile.length };
      known.set(hash, place);
      waiting.push(tile);
      held += tile.length;
      if (held > WRITE_BYTES) await flush();
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.id + last.run === id) last.run += 1;
    else entries.push({ id, run: 1, ...place });
  }
  await flush();
  if (entries.length === 0) throw new EmptyTilesetError('there are no tiles');
  return { entries, contents: known.size, bytes: written };
}

/** The tiles by their id in an archive; MBTiles count rows from the south. */
function tilesInOrder(database: DatabaseSync): { id: number; row: number }[] {
  return database
    .prepare('select rowid as row, zoom_level as z, tile_column as x, tile_row as y from tiles')
    .all()
    .map((tile) => {
      const { row, z, x, y } = tile as { row: number; z: number; x: number; y: number };
      return { id: zxyToTileId(z, x, 2 ** z - 1 - y), row };
    })
    .sort((a, b) => a.id - b.id);
}

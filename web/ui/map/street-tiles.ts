import { PMTiles } from 'pmtiles';

/** Archives by their address; each keeps its directories. */
const archives = new Map<string, PMTiles>();

/** Reads a tile of an archive on the server by range requests; empty where the archive has none. */
export async function readStreetTile(
  address: string,
  signal: AbortSignal,
): Promise<{ data: ArrayBuffer }> {
  const [, archive, z, x, y] = /^streets:\/\/(.+)\/(\d+)\/(\d+)\/(\d+)$/.exec(address) ?? [];
  if (!archive) throw new Error(`not the address of a tile: ${address}`);
  let read = archives.get(archive);
  if (!read) {
    read = new PMTiles(new URL(archive, location.origin).href);
    archives.set(archive, read);
  }
  const tile = await read.getZxy(Number(z), Number(x), Number(y), signal);
  return { data: tile?.data ?? new ArrayBuffer(0) };
}

import { type FileHandle, open } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { Box, Position } from '../../base-map/geometry.ts';
import { PbfReader, signed, summed } from './pbf-reader.ts';

/** The coast of an OpenStreetMap extract. */
export interface Coast {
  /** The extract's own area. */
  box: Box;
  /** Lines with the land on their left. */
  lines: Position[][];
}

const NANODEGREES = 1e-9;

/** Reads the coastline of an extract in PBF (https://wiki.openstreetmap.org/wiki/PBF_Format): its ways, then their nodes. */
export async function readCoast(extract: string): Promise<Coast> {
  const file = await open(extract);
  try {
    let box: Box | undefined;
    const ways: number[][] = [];
    for await (const { type, content } of blocksOf(file)) {
      if (type === 'OSMHeader') box = boxOf(content);
      else ways.push(...coastWaysOf(content));
    }
    if (!box) throw new Error(`${extract} does not say which area it has.`);
    const nodes = new Map<number, Position | undefined>(ways.flat().map((id) => [id, undefined]));
    if (nodes.size > 0) {
      for await (const { type, content } of blocksOf(file)) {
        if (type === 'OSMData') fillIn(nodes, content);
      }
    }
    const lines = ways.map((ids) => ids.flatMap((id) => (nodes.get(id) ? [nodes.get(id)] : [])));
    return { box, lines: (lines as Position[][]).filter(({ length }) => length > 1) };
  } finally {
    await file.close();
  }
}

async function* blocksOf(file: FileHandle): AsyncGenerator<{ type: string; content: Uint8Array }> {
  const { size } = await file.stat();
  let at = 0;
  const take = async (bytes: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, at);
    if (bytesRead < bytes) throw new Error('The extract is cut off. Download it again.');
    at += bytes;
    return buffer;
  };
  while (at < size) {
    const header = await take((await take(4)).readUInt32BE());
    let type = '';
    let bytes = 0;
    for (const [field, value] of new PbfReader(header).fields()) {
      if (field === 1) type = Buffer.from(value as Uint8Array).toString();
      if (field === 3) bytes = value as number;
    }
    const blob = await take(bytes);
    for (const [field, value] of new PbfReader(blob).fields()) {
      if (field === 1) yield { type, content: value as Uint8Array };
      if (field === 3) yield { type, content: inflateSync(value as Uint8Array) };
    }
  }
}

function boxOf(header: Uint8Array): Box | undefined {
  for (const [field, value] of new PbfReader(header).fields()) {
    if (field !== 1) continue;
    const [, west = 0, east = 0, north = 0, south = 0] = [
      ...new PbfReader(value as Uint8Array).fields(),
    ].reduce<number[]>((sides, [side, nano]) => {
      sides[side] = signed(nano as number) * NANODEGREES;
      return sides;
    }, []);
    return { west, east, north, south };
  }
  return undefined;
}

/** The nodes of each coastline of a block. */
function coastWaysOf(block: Uint8Array): number[][] {
  const { texts, groups } = partsOf(block);
  const [natural, coastline] = [texts.indexOf('natural'), texts.indexOf('coastline')];
  if (natural < 0 || coastline < 0) return [];
  return groups.flatMap((group) =>
    [...new PbfReader(group).fields()].flatMap(([field, way]) => {
      if (field !== 3) return [];
      const parts = new Map(new PbfReader(way as Uint8Array).fields());
      const list = (of: number) => (parts.get(of) as Uint8Array | undefined) ?? new Uint8Array();
      const keys = [...new PbfReader(list(2)).numbers()];
      const values = [...new PbfReader(list(3)).numbers()];
      const isCoast = keys.some((key, at) => key === natural && values[at] === coastline);
      return isCoast ? [[...summed(list(8))]] : [];
    }),
  );
}

function partsOf(block: Uint8Array) {
  const texts: string[] = [];
  const groups: Uint8Array[] = [];
  let granularity = 100;
  for (const [field, value] of new PbfReader(block).fields()) {
    if (field === 1) {
      for (const [, text] of new PbfReader(value as Uint8Array).fields()) {
        texts.push(Buffer.from(text as Uint8Array).toString());
      }
    } else if (field === 2) groups.push(value as Uint8Array);
    else if (field === 17) granularity = value as number;
  }
  return { texts, groups, granularity };
}

/** Sets the positions of the wanted nodes of a block. */
function fillIn(nodes: Map<number, Position | undefined>, block: Uint8Array): void {
  const { groups, granularity } = partsOf(block);
  const degrees = granularity * NANODEGREES;
  for (const group of groups) {
    for (const [field, dense] of new PbfReader(group).fields()) {
      if (field !== 2) continue;
      const parts = new Map(new PbfReader(dense as Uint8Array).fields());
      const [lats, lngs] = [8, 9].map((of) => summed(parts.get(of) as Uint8Array));
      for (const id of summed(parts.get(1) as Uint8Array)) {
        const [lat = 0, lng = 0] = [lats?.next().value, lngs?.next().value] as number[];
        if (nodes.has(id)) nodes.set(id, [lng * degrees, lat * degrees]);
      }
    }
  }
}

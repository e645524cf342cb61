import { writeFile } from 'node:fs/promises';
import type { Position } from '../../base-map/geometry.ts';

const POLYGON = 5;
const FILE_CODE = 9994;
const VERSION = 1000;
const HEADER_BYTES = 100;
const RECORD_HEADER_BYTES = 8;
/** Type, box, the numbers of parts and points, and the start of the one part. */
const BEFORE_POINTS = 48;
const POINT_BYTES = 16;

/** Writes polygons of one ring each as an ESRI shapefile: `base` with .shp, .shx and .dbf, which tilemaker reads. */
export async function writeShapefile(base: string, rings: readonly Position[][]): Promise<void> {
  const shapes = rings.map(shapeOf);
  const header = headerOf(rings.flat());
  const index = Buffer.alloc(rings.length * RECORD_HEADER_BYTES);
  const records: Buffer[] = [];
  let at = HEADER_BYTES;
  for (const [number, shape] of shapes.entries()) {
    const record = Buffer.alloc(RECORD_HEADER_BYTES);
    record.writeInt32BE(number + 1, 0);
    record.writeInt32BE(shape.length / 2, 4);
    index.writeInt32BE(at / 2, number * RECORD_HEADER_BYTES);
    index.writeInt32BE(shape.length / 2, number * RECORD_HEADER_BYTES + 4);
    records.push(record, shape);
    at += record.length + shape.length;
  }
  await writeFile(`${base}.shp`, withLength(header, Buffer.concat(records)));
  await writeFile(`${base}.shx`, withLength(header, index));
  await writeFile(`${base}.dbf`, tableOf(rings.length));
}

function boxInto(target: Buffer, at: number, points: readonly Position[]): void {
  const box = [Infinity, Infinity, -Infinity, -Infinity] as [number, number, number, number];
  for (const [lng, lat] of points) {
    box[0] = Math.min(box[0], lng);
    box[1] = Math.min(box[1], lat);
    box[2] = Math.max(box[2], lng);
    box[3] = Math.max(box[3], lat);
  }
  for (const [index, side] of box.entries()) target.writeDoubleLE(side, at + index * 8);
}

function headerOf(points: readonly Position[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32BE(FILE_CODE, 0);
  header.writeInt32LE(VERSION, 28);
  header.writeInt32LE(POLYGON, 32);
  boxInto(header, 36, points);
  return header;
}

/** A file's length counts 16-bit words. */
function withLength(header: Buffer, content: Buffer): Buffer {
  const file = Buffer.concat([header, content]);
  file.writeInt32BE(file.length / 2, 24);
  return file;
}

function shapeOf(ring: readonly Position[]): Buffer {
  const shape = Buffer.alloc(BEFORE_POINTS + ring.length * POINT_BYTES);
  shape.writeInt32LE(POLYGON, 0);
  boxInto(shape, 4, ring);
  shape.writeInt32LE(1, 36);
  shape.writeInt32LE(ring.length, 40);
  for (const [index, [lng, lat]] of ring.entries()) {
    shape.writeDoubleLE(lng, BEFORE_POINTS + index * POINT_BYTES);
    shape.writeDoubleLE(lat, BEFORE_POINTS + index * POINT_BYTES + 8);
  }
  return shape;
}

/** A dBASE table with a number for each shape: readers expect one. */
function tableOf(rows: number): Buffer {
  const header = Buffer.alloc(65);
  header.set([3, 126, 1, 1], 0);
  header.writeUInt32LE(rows, 4);
  header.writeUInt16LE(header.length, 8);
  header.writeUInt16LE(9, 10);
  header.write('id', 32, 'latin1');
  header.write('N', 43, 'latin1');
  header.writeUInt8(8, 48);
  header.writeUInt8(0x0d, 64);
  const lines = Array.from({ length: rows }, (_, row) => ` ${String(row).padStart(8)}`);
  return Buffer.concat([header, Buffer.from(`${lines.join('')}\u001a`, 'latin1')]);
}

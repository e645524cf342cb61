import { spawn } from 'node:child_process';
import { open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EmptyTilesetError, writePmtiles } from './pmtiles-archive.ts';
import { landAndSea } from './sea/land-and-sea.ts';
import { readCoast } from './sea/read-coast.ts';
import { writeShapefile } from './sea/shapefile.ts';

const SETTINGS = path.join(import.meta.dirname, 'tiles');

/** The last lines of tilemaker's output that a failure quotes. */
const QUOTED = 5;

/** An OSM file in PBF begins with the length of a block header of the type "OSMHeader". */
const PBF_TYPE = 'OSMHeader';
const PBF_TYPE_WITHIN = 32;

/**
 * Makes the archive of streets from an OpenStreetMap extract, in an empty folder.
 * @returns the archive, and how many tiles it has.
 */
export async function makeStreets(
  extract: string,
  folder: string,
  program = 'tilemaker',
): Promise<{ archive: string; tiles: number }> {
  await checkPbf(extract);
  const mbtiles = path.join(folder, 'streets.mbtiles');
  const archive = path.join(folder, 'streets.pmtiles');
  await writeConfig(extract, folder);
  await runTilemaker(program, folder, [
    ...['--input', path.resolve(extract), '--output', mbtiles, '--config', 'config.json'],
    ...['--process', path.join(SETTINGS, 'process.lua')],
  ]);
  try {
    return { archive, tiles: await writePmtiles(mbtiles, archive) };
  } catch (error) {
    if (!(error instanceof EmptyTilesetError)) throw error;
    throw new Error(`${extract} has nothing that a map shows.`);
  }
}

/** Writes tilemaker's configuration, and the land and the sea that it refers to: tilemaker does not make areas of coastlines. */
async function writeConfig(extract: string, folder: string): Promise<void> {
  const text = await readFile(path.join(SETTINGS, 'config.json'), 'utf8');
  const config = JSON.parse(text) as { layers: Record<string, unknown> };
  const areas = landAndSea(await readCoast(extract));
  for (const name of ['land', 'sea'] as const) {
    if (areas) await writeShapefile(path.join(folder, name), areas[name]);
    else delete config.layers[name];
  }
  await writeFile(path.join(folder, 'config.json'), JSON.stringify(config));
}

async function checkPbf(extract: string): Promise<void> {
  const file = await open(extract).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`There is no file ${extract}.`) : error;
  });
  try {
    const start = Buffer.alloc(PBF_TYPE_WITHIN);
    await file.read(start, 0, PBF_TYPE_WITHIN, 0);
    if (start.includes(PBF_TYPE)) return;
  } finally {
    await file.close();
  }
  throw new Error(
    `${extract} is no OpenStreetMap extract in PBF (.osm.pbf), such as ghana-latest.osm.pbf from https://download.geofabrik.de/africa/ghana.html`,
  );
}

/** Runs tilemaker quietly. @throws with its last lines when it fails, and with what to install when it is missing. */
function runTilemaker(program: string, folder: string, options: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const run = spawn(program, options, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let last: string[] = [];
    const hear = (text: Buffer) => {
      const lines = text
        .toString()
        .split(/[\r\n]+/)
        .filter(Boolean);
      last = [...last, ...lines].slice(-QUOTED);
    };
    run.stdout.on('data', hear);
    run.stderr.on('data', hear);
    run.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error('tilemaker is missing. Install it with: apt-get install tilemaker')
          : error,
      ),
    );
    run.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`tilemaker failed:\n${last.join('\n')}`)),
    );
  });
}

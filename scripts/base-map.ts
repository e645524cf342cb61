/**
 * Writes web/ui/map/base-map.json, the map under the listings: `node scripts/base-map.ts <folder>`. The folder has four
 * files of Natural Earth 1:10m (public domain, https://www.naturalearthdata.com/downloads/10m-physical-vectors/ and
 * …/10m-cultural-vectors/) as GeoJSON: ne_10m_land.json, ne_10m_lakes.json, ne_10m_rivers_lake_centerlines.json and
 * ne_10m_admin_0_boundary_lines_land.json. Towns, neighbourhoods and landmarks are those of domain/places.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PLACES } from '#domain/places/gazetteer.ts';
import { isInGhana, type Place, type Point } from '#domain/places/place.ts';
import { REGIONS } from '#domain/values/ghana.ts';
import { BASE_MAP_BOX } from '#web/ui/map/base-map-box.ts';
import { clipLine, clipRing, type Position, rounded, simplify } from './base-map/geometry.ts';

const TARGET = path.resolve('web/ui/map/base-map.json');

/** Tolerance of the simplified lines, in degrees: about 200 m where listings are, a kilometre around Ghana. */
const TOLERANCE = { inside: 0.002, outside: 0.01 };

/** Rank of a town's name on the map; lower ranks appear first. */
const RANK = { city: 1, capital: 2, large: 3, town: 4, neighbourhood: 5 } as const;

/** Regional capitals that are not cities. */
const CAPITALS = new Set([
  'Bolgatanga',
  'Dambai',
  'Damongo',
  'Goaso',
  'Ho',
  'Koforidua',
  'Nalerigu',
  'Sefwi Wiawso',
  'Sunyani',
  'Techiman',
  'Wa',
]);
/** Towns with more than about 80,000 people. */
const LARGE = new Set([
  'Agona Swedru',
  'Ashaiman',
  'Bawku',
  'Ejura',
  'Kasoa',
  'Konongo',
  'Nkawkaw',
  'Obuasi',
  'Oda',
  'Tarkwa',
  'Winneba',
  'Yendi',
]);

type Geometry =
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'MultiLineString'; coordinates: Position[][] };

interface Source {
  features: { geometry: Geometry | null; properties: { scalerank?: number } }[];
}

const tolerance = ([lng, lat]: Position) =>
  isInGhana({ lng, lat }) ? TOLERANCE.inside : TOLERANCE.outside;
const small = (line: readonly Position[]) => rounded(simplify(line, tolerance));

function main(folder: string): void {
  const geometriesOf = (name: string) => {
    const file = path.join(folder, `ne_10m_${name}.json`);
    const { features } = JSON.parse(readFileSync(file, 'utf8')) as Source;
    return features.flatMap(({ geometry }) => geometry ?? []);
  };
  const features = [
    areas('land', geometriesOf('land')),
    areas('lake', geometriesOf('lakes')),
    lines('river', geometriesOf('rivers_lake_centerlines')),
    lines('border', geometriesOf('admin_0_boundary_lines_land')),
    ...PLACES.map(placeName),
    ...REGIONS.flatMap(regionName),
  ];
  writeFileSync(TARGET, `${JSON.stringify({ type: 'FeatureCollection', features })}\n`);
}

const feature = (properties: object, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});

function areas(kind: string, geometries: readonly Geometry[]) {
  const polygons = geometries.flatMap((geometry) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  const clipped = polygons
    .map((rings) =>
      rings.map((ring) => small(clipRing(ring, BASE_MAP_BOX))).filter(({ length }) => length > 3),
    )
    .filter(({ length }) => length > 0);
  return feature({ kind }, 'MultiPolygon', clipped);
}

function lines(kind: string, geometries: readonly Geometry[]) {
  const all = geometries.flatMap((geometry) => {
    if (geometry.type === 'LineString') return [geometry.coordinates];
    return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
  });
  const clipped = all.flatMap((line) => clipLine(line, BASE_MAP_BOX)).map(small);
  return feature({ kind }, 'MultiLineString', clipped);
}

function placeName(place: Place) {
  const { name } = place;
  const properties =
    place.kind === 'landmark'
      ? { kind: 'landmark', name }
      : { kind: 'town', name, rank: rankOf(place) };
  return feature(properties, 'Point', position(place));
}

function rankOf({ kind, name }: Place): number {
  if (kind === 'city' || kind === 'neighbourhood') return RANK[kind];
  if (CAPITALS.has(name)) return RANK.capital;
  return LARGE.has(name) ? RANK.large : RANK.town;
}

/** Centre of a region's towns, for its name: there are no free outlines of the sixteen regions. */
function regionName(region: string) {
  const towns = PLACES.filter((place) => place.region === region && place.kind !== 'neighbourhood');
  const middle = (of: 'lat' | 'lng') => {
    const all = towns.map((place) => place[of]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  const point = { lat: middle('lat'), lng: middle('lng') };
  return [feature({ kind: 'region', name: region }, 'Point', position(point))];
}

const position = ({ lat, lng }: Point): Position => rounded([[lng, lat]])[0] as Position;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of Natural Earth's files.");
main(folder);

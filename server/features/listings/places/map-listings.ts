import { areaAt } from '#domain/places/area-at.ts';
import type { Bbox } from '#domain/places/bbox.ts';
import type { ListingsMap } from '#domain/places/listings-map-schema.ts';
import { cellLevel, USUAL_ZOOM } from '#domain/places/map-cells.ts';
import { GHANA } from '#domain/places/place.ts';
import { type PropertyType, priceUnit } from '#domain/properties/property.ts';
import { pesewas, toCedi } from '#domain/values/money.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { requireRanges } from '../filters/require-ranges.ts';
import type { ListingFilter } from '../listing-query-repository.ts';
import type { SearchReader } from '../words/search-reader.ts';
import type { MeantWords, TextSearch } from '../words/text-search-repository.ts';
import type { MapCell } from './map-repository.ts';

interface MapRepository<Filter> {
  planSearch(db: Database, words: MeantWords): Promise<TextSearch>;
  isCounted(filter: Filter): boolean;
  countedCells(db: Database, filter: Filter, level: number): Promise<MapCell[]>;
  readCells(db: Database, filter: Filter, level: number): Promise<MapCell[]>;
}

interface Query {
  search?: string | undefined;
  bbox?: Bbox | undefined;
  zoom?: number | undefined;
}

/** The places of the listings that match a query and a filter; its words are read as the list’s, without other spellings. */
export async function mapListings<Filter extends ListingFilter>(
  { db, slowReads }: Pick<Platform, 'db' | 'slowReads'>,
  repository: MapRepository<Filter>,
  { wordsOf }: SearchReader,
  query: Query,
  filter: Filter,
): Promise<ListingsMap> {
  requireRanges(query);
  const { bbox = GHANA, zoom = USUAL_ZOOM } = query;
  const words = await wordsOf(query);
  const search = words && (await repository.planSearch(slowReads, words));
  const wanted = { ...filter, search };
  const level = cellLevel(zoom, bbox);
  const cells = repository.isCounted(wanted)
    ? await repository.countedCells(db, wanted, level)
    : await repository.readCells(slowReads, wanted, level);
  return {
    total: cells.reduce((total, { listings }) => total + listings, 0),
    clusters: cells.filter(({ id }) => id === null).map(presentCluster),
    pins: cells.flatMap(presentPin),
  };
}

const presentCluster = (cell: MapCell): ListingsMap['clusters'][number] => ({
  lat: rounded(cell.lat),
  lng: rounded(cell.lng),
  count: cell.listings,
  minPrice: cedi(cell.min_price),
  maxPrice: cedi(cell.max_price),
  west: cell.west,
  south: cell.south,
  east: cell.east,
  north: cell.north,
  ...areaOf(cell),
});

/** A cell of one point, which may be the middle of a town. */
function areaOf({
  west,
  east,
  south,
  north,
}: Omit<MapCell, 'id' | 'name' | 'type'>): Pick<ListingsMap['pins'][number], 'area'> {
  const area = west === east && south === north ? areaAt({ lat: south, lng: west }) : undefined;
  return area ? { area } : {};
}

function presentPin({ id, name, type, ...cell }: MapCell): ListingsMap['pins'] {
  if (id === null) return [];
  const per = type === null ? undefined : priceUnit(type as PropertyType);
  const lat = cell.pin_lat ?? cell.lat;
  const lng = cell.pin_lng ?? cell.lng;
  const area = cell.pin_lat === null ? areaOf(cell) : {};
  return [
    { _id: id, name: name ?? '', lat, lng, price: cedi(cell.min_price), per: per ?? null, ...area },
  ];
}

const cedi = (amount: number | null) => (amount === null ? null : toCedi(pesewas(amount)));

/** To the metre. */
const rounded = (degrees: number) => Number(degrees.toFixed(5));

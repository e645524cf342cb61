import fc from 'fast-check';
import { allowed } from '../fuzz/arbitraries.ts';
import type { Operation } from '../fuzz/operations.ts';

/** A call whose values are attacked one by one; `*` stands behind a value of the path that is. */
export interface Target {
  name: string;
  method: string;
  url: string;
  /** JSON. */
  data?: string;
  sessionSecurity: boolean;
}

/** Ids that are known, by what they are of. */
export type KnownIds = Readonly<Record<string, string>>;

const SEED = 7;

/** A list is to have something in it, so that a query that was changed shows: of the listings that there are. */
const FILTERS: Readonly<Record<string, string>> = {
  search: 'House',
  propertyType: 'Short-Stay',
  subtype: 'Guest House',
  region: 'Greater Accra',
  location: 'Osu',
  status: 'available',
  brand: 'Toyota',
  model: 'Corolla',
  carType: 'Saloon',
  minPrice: '1',
  maxPrice: '1000000',
  minYear: '1950',
  maxYear: '2050',
  sort: 'newest',
  page: '1',
  limit: '5',
};

/** Every call of the API with values in its path, its query or a JSON body, filled in with good ones. */
export const targetsOf = (
  operations: readonly Operation[],
  origin: string,
  ids: KnownIds,
): Target[] =>
  operations.flatMap((operation) => {
    const { method, sessionSecurity, body } = operation;
    const data = body?.type === 'application/json' ? dataOf(operation, ids) : undefined;
    const query = queryOf(operation);
    const hasId = operation.path.includes('{');
    if (!hasId && !query && !data) return [];
    const common = { method, sessionSecurity, ...(data && { data }) };
    // Beside a marked value sqlmap tries those of the body, but not those of the query.
    const plain = {
      ...common,
      name: operation.name,
      url: origin + pathOf(operation, ids, '') + query,
    };
    const marked = { ...common, name: operation.name, url: origin + pathOf(operation, ids, '*') };
    if (!hasId) return [plain];
    return query ? [plain, { ...marked, name: `${operation.name} (path)` }] : [marked];
  });

function pathOf({ path }: Operation, ids: KnownIds, mark: string): string {
  return path.replace(/([a-z-]+)\/\{(\w+)\}/gi, (_, folder: string, name: string) => {
    const kind = name === 'commentId' ? 'comment' : folder.replace(/ies$/, 'y').replace(/s$/, '');
    return `${folder}/${ids[kind] ?? ids.property}${mark}`;
  });
}

function queryOf({ parameters }: Operation): string {
  const pairs = parameters
    .filter((each) => each.in === 'query')
    .map(({ name }) => [name, FILTERS[name] ?? '']);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

function dataOf({ body }: Operation, ids: KnownIds): string {
  const json = JSON.stringify(sample(allowed(body?.schema ?? {})));
  return json
    .replace(/@email:\d+/g, 'ama@attack.example')
    .replace(/@([a-z]+):\d+/g, (_, kind: string) => ids[kind] ?? ids.property ?? '');
}

const sample = (values: fc.Arbitrary<unknown>): unknown =>
  fc.sample(values, { seed: SEED, numRuns: 1 })[0];

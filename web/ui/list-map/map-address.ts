/** Query parameters of a list for the state of its map. */
export const MAP_PARAMETER = 'map';
export const BOX_PARAMETER = 'bbox';
export const PIN_PARAMETER = 'pin';
/** '0' if the list does not follow the map. */
export const FOLLOW_PARAMETER = 'follow';

/** True if the address has the list's map open. */
export const isMapOpen = (query: URLSearchParams): boolean => query.get(MAP_PARAMETER) === '1';

/** The query string of a list with its map; all other filters stay. */
export function searchWithMap(query: URLSearchParams): string {
  const other = new URLSearchParams(query);
  other.set(MAP_PARAMETER, '1');
  return `?${other}`;
}

/** The same without its map, and without its area. */
export function searchWithoutMap(query: URLSearchParams): string {
  const other = new URLSearchParams(query);
  for (const name of [MAP_PARAMETER, BOX_PARAMETER, PIN_PARAMETER, FOLLOW_PARAMETER])
    other.delete(name);
  return other.size > 0 ? `?${other}` : '';
}

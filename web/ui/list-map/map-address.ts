/** Parameters of a list's query string that say what its map shows. */
export const MAP_PARAMETER = 'map';
export const BOX_PARAMETER = 'bbox';
export const PIN_PARAMETER = 'pin';
/** '0' where the list stays as it is while the map moves. */
export const FOLLOW_PARAMETER = 'follow';

/** True if the address has the list's map open. */
export const isMapOpen = (query: URLSearchParams): boolean => query.get(MAP_PARAMETER) === '1';

/** The query string of a list with its map; whatever else narrows the list stays. */
export function searchWithMap(query: URLSearchParams): string {
  const other = new URLSearchParams(query);
  other.set(MAP_PARAMETER, '1');
  return `?${other}`;
}

/** The same without its map, and not narrowed to what that showed. */
export function searchWithoutMap(query: URLSearchParams): string {
  const other = new URLSearchParams(query);
  for (const name of [MAP_PARAMETER, BOX_PARAMETER, PIN_PARAMETER, FOLLOW_PARAMETER])
    other.delete(name);
  return other.size > 0 ? `?${other}` : '';
}

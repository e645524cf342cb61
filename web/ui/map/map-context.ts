import type { Map as LibraryMap } from 'maplibre-gl';
import { createContext, use } from 'react';

/** The map that points and controls belong to. */
export const MapContext = createContext<LibraryMap | null>(null);

/** The surrounding map; anything drawn on a map must be inside a MapView. */
export function useMap(): LibraryMap {
  const map = use(MapContext);
  if (!map) throw new Error('There is no map around.');
  return map;
}

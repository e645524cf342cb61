import { useEffect, useState } from 'react';
import { distanceText, kilometresBetween } from '#domain/places/distance.ts';
import type { Point } from '#domain/places/place.ts';
import baseMap from './base-map.json?url';
import { useMap } from './map-context.ts';

/** From this zoom on, a map without streets may have no name in view. */
const SAID_FROM = 12;

/** Closer than this, the name alone says enough. */
const HERE_KM = 0.95;

interface NamedPoint extends Point {
  name: string;
}

interface BaseMap {
  features: {
    properties: { kind: string; name?: string };
    geometry: { coordinates: unknown };
  }[];
}

/** Says what the middle of a map without streets is near. */
export function PlaceInView() {
  const map = useMap();
  const [middle, setMiddle] = useState<Point>();
  const places = usePlaces(middle !== undefined);
  useEffect(() => {
    const look = () => setMiddle(map.getZoom() >= SAID_FROM ? map.getCenter() : undefined);
    look();
    map.on('moveend', look);
    return () => {
      map.off('moveend', look);
    };
  }, [map]);
  const words = middle && places && nearestWords(middle, places);
  return (
    words && (
      <p className="absolute bottom-0 left-0 z-4 max-w-[60%] truncate rounded-tr-small bg-surface/85 px-2 py-0.5 text-muted text-xs">
        {words}
      </p>
    )
  );
}

/** The places of our own map, which the library has loaded already. */
function usePlaces(isNeeded: boolean): readonly NamedPoint[] | undefined {
  const [places, setPlaces] = useState<readonly NamedPoint[]>();
  useEffect(() => {
    if (!isNeeded) return;
    const ends = new AbortController();
    fetch(baseMap, { signal: ends.signal })
      .then(async (response) => setPlaces(namesOf((await response.json()) as BaseMap)))
      // Without them nothing is said.
      .catch(() => {});
    return () => ends.abort();
  }, [isNeeded]);
  return places;
}

const namesOf = ({ features }: BaseMap): NamedPoint[] =>
  features.flatMap(({ properties: { kind, name }, geometry }) => {
    if (!name || (kind !== 'town' && kind !== 'landmark')) return [];
    const [lng, lat] = geometry.coordinates as [number, number];
    return { name, lat, lng };
  });

function nearestWords(middle: Point, places: readonly NamedPoint[]): string {
  const [nearest] = places
    .map((place) => ({ place, km: kilometresBetween(middle, place) }))
    .sort((a, b) => a.km - b.km);
  if (!nearest) return '';
  const { place, km } = nearest;
  return km < HERE_KM ? `Near ${place.name}` : `${distanceText(km)} from ${place.name}`;
}

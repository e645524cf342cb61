import type { GeoJSONSource } from 'maplibre-gl';
import { useEffect } from 'react';
import { boxAround } from '#domain/places/distance.ts';
import type { Point } from '#domain/places/place.ts';
import { useMap } from './map-context.ts';
import { AREAS, ROOMS, roomImage } from './own-layers.ts';

interface Props {
  /** Circles on the ground that something is somewhere in. */
  areas: readonly (Point & { metres: number })[];
  /** Around something of the page, in CSS pixels: the map writes no name there. */
  rooms: readonly (Point & { wide: number; high: number })[];
}

const CORNERS = 64;

type Collection = Extract<Parameters<GeoJSONSource['setData']>[0], { type: 'FeatureCollection' }>;
type Feature = Collection['features'][number];

/** What belongs to things of the page that lie over the map, but is the map's own to draw. */
export function DrawnUnder({ areas, rooms }: Props) {
  const map = useMap();
  useEffect(() => {
    const draw = () => {
      map.getSource<GeoJSONSource>(AREAS)?.setData(collection(areas.map(circle)));
      map.getSource<GeoJSONSource>(ROOMS)?.setData(collection(rooms.map(room)));
    };
    draw();
    map.on('style.load', draw);
    return () => {
      map.off('style.load', draw);
    };
  }, [map, areas, rooms]);
  useEffect(
    () => () => {
      for (const id of [AREAS, ROOMS]) map.getSource<GeoJSONSource>(id)?.setData(collection([]));
    },
    [map],
  );
  return null;
}

const collection = (features: Feature[]): Collection => ({
  type: 'FeatureCollection',
  features,
});

function circle({ lat, lng, metres }: Props['areas'][number]): Feature {
  const { north, east } = boxAround({ lat, lng }, metres / 1000);
  const ring = Array.from({ length: CORNERS + 1 }, (_, index) => {
    const turn = (2 * Math.PI * index) / CORNERS;
    return [lng + (east - lng) * Math.sin(turn), lat + (north - lat) * Math.cos(turn)];
  });
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
}

function room({ lat, lng, wide, high }: Props['rooms'][number]): Feature {
  return {
    type: 'Feature',
    properties: { image: roomImage(wide, high) },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  };
}

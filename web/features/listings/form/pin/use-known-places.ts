import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { OwnPin, PlaceResponse } from '#domain/places/own-pin-schema.ts';
import { call, read } from '#web/lib/api/api.ts';
import { type ReadPath, readPath } from '#web/lib/api/call-path.ts';

/** The parts of a form that describe the place. */
export interface PlaceTexts {
  region: string;
  location: string;
  address: string;
}

/** The listing's stored pin; null without one, undefined while loading. */
export function useStoredPin(path: ReadPath<OwnPin> | undefined): OwnPin | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['own-pin', path],
    queryFn: path ? ({ signal }) => read(path, { signal }) : skipToken,
    staleTime: 0,
    gcTime: 0,
  });
  return path === undefined || isError ? null : data;
}

/** The place named in the form; null if unknown, undefined while loading. */
export function useNamedPlace(texts: PlaceTexts): PlaceResponse['place'] | undefined {
  const { region, location, address } = texts;
  const query = { region, location, address };
  const { data, isError } = useQuery({
    queryKey: ['place', readPath('GET /api/places', { query })],
    queryFn: ({ signal }) => call('GET /api/places', { query, signal }),
    enabled: location.trim() !== '',
    // The map does not move while someone types.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return location.trim() === '' || isError ? null : data?.place;
}

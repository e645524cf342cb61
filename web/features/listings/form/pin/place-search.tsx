import { keepPreviousData, useQuery } from '@tanstack/react-query';
import LandmarkIcon from 'lucide-react/icons/landmark';
import MapPin from 'lucide-react/icons/map-pin';
import { useEffect, useRef, useState } from 'react';
import { coordinatesText } from '#domain/places/near.ts';
import type { PlacesResponse } from '#domain/places/own-pin-schema.ts';
import type { Point } from '#domain/places/place.ts';
import { plural } from '#domain/values/plural.ts';
import { call } from '#web/lib/api/api.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Icon } from '#web/ui/icon.tsx';

export type FoundPlace = PlacesResponse[number];

/** Pause in typing before places are looked for, in milliseconds. */
const PAUSE_MS = 250;
/** One letter begins too many names. */
const LEAST_LETTERS = 2;

interface Props {
  /** The nearest to it come first. */
  around: Point | null;
  onFound(place: FoundPlace): void;
}

/** Looks for a landmark or place by its name, to bring a map there. */
export function PlaceSearch({ around, onFound }: Props) {
  const [typed, setTyped] = useState('');
  const { text, places, isNone, failure } = usePlaces(typed, around);
  const box = useRef<HTMLDivElement>(null);
  const choose = (place: FoundPlace | undefined) => {
    if (!place) return;
    setTyped('');
    // A phone's keyboard leaves the map.
    box.current?.querySelector('input')?.blur();
    onFound(place);
  };
  return (
    <div ref={box} className="flex flex-col gap-2">
      <Field label="Find a landmark or place" mayBeEmpty>
        <SearchInput
          autoComplete="off"
          placeholder="Accra Mall, Kejetia, Madina ..."
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // It would send the listing.
            event.preventDefault();
            if (text === typed.trim()) choose(places[0]);
          }}
        />
      </Field>
      <p role="status" className="text-sm text-muted empty:hidden">
        {failure ?? (isNone && 'We don’t know that place. Try one nearby, or move the map.')}
        {places.length > 0 && (
          <span className="sr-only">{plural(places.length, 'place')} found</span>
        )}
      </p>
      {places.length > 0 && <FoundPlaces places={places} onChoose={choose} />}
    </div>
  );
}

interface FoundProps {
  places: readonly FoundPlace[];
  onChoose(place: FoundPlace): void;
}

function FoundPlaces({ places, onChoose }: FoundProps) {
  return (
    <ul
      aria-label="Places found"
      className="divide-y divide-line overflow-hidden rounded-control border border-line bg-surface"
    >
      {places.map((place) => (
        <li key={`${place.name}, ${place.region}`}>
          <button
            type="button"
            onClick={() => onChoose(place)}
            className="-outline-offset-2 flex min-h-11 w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-sunken"
          >
            <Icon
              of={place.isLandmark ? LandmarkIcon : MapPin}
              size={18}
              className="shrink-0 text-muted"
            />
            <span className="min-w-0">
              {place.name}
              <span className="block text-sm text-muted">{place.region}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The places for a text, once typing pauses; those for the text before stay until then. */
function usePlaces(typed: string, around: Point | null) {
  const text = usePaused(typed.trim());
  const isAsked = text.length >= LEAST_LETTERS && typed.trim() !== '';
  const query = { text, near: around ? coordinatesText(around) : undefined };
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['places', query],
    queryFn: ({ signal }) => call('GET /api/places/search', { query, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const places = isAsked ? (data ?? []) : [];
  return {
    text,
    places,
    isNone: isAsked && !isPlaceholderData && data?.length === 0,
    failure: isAsked ? error?.message : undefined,
  };
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

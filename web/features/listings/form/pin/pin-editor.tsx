import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import Undo from 'lucide-react/icons/undo-2';
import { type Ref, useRef, useState } from 'react';
import type { Bbox } from '#domain/places/bbox.ts';
import { boxAround, distanceText } from '#domain/places/distance.ts';
import {
  farPinText,
  pinText,
  readPinText,
  type SetPin,
  withinGhana,
} from '#domain/places/own-pin.ts';
import type { OwnPin, PlaceResponse } from '#domain/places/own-pin-schema.ts';
import { GHANA, type Point } from '#domain/places/place.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { MapScene } from '#web/ui/map/map-box.ts';
import { MapFrame } from '#web/ui/map/map-frame.tsx';
import { MovingPin } from '#web/ui/map/moving-pin.tsx';
import { findPoint } from '#web/ui/near/find-position.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type FoundPlace, PlaceSearch } from './place-search.tsx';
import { type PlaceTexts, useNamedPlace, useStoredPin } from './use-known-places.ts';

export interface PinEditorProps {
  /** The pin in the form's format (pinText); blank if none is set. */
  value: string;
  onChange(value: string): void;
  /** The place the form describes. */
  place: PlaceTexts;
  /** The call for the listing's stored pin; a new listing has none. */
  storedPath?: ReadPath<OwnPin> | undefined;
}

/** Most of a phone's screen, and enough of the page around it to scroll by. */
const MAP_HEIGHT = 'h-[min(28rem,60dvh)] min-h-72';
/** The middle of Ghana. */
const ANYWHERE = { lat: 7.9, lng: -1.05 };
/** Radius shown around the pin, in kilometres. */
const CLOSE_KM = 0.5;
const AROUND_TOWN_KM = 2;
/** A position that is less sure than this is nearly a town's. */
const VAGUE_METRES = 200;
/** Some 20 m. */
const NUDGE = 0.0002;

const NUDGES = [
  { icon: ArrowLeft, label: 'Move the pin west', lat: 0, lng: -NUDGE },
  { icon: ArrowUp, label: 'Move the pin north', lat: NUDGE, lng: 0 },
  { icon: ArrowDown, label: 'Move the pin south', lat: -NUDGE, lng: 0 },
  { icon: ArrowRight, label: 'Move the pin east', lat: 0, lng: NUDGE },
];

/** Sets the pin of a listing on a map. A late part. */
export default function PinEditor({ place: texts, storedPath, ...form }: PinEditorProps) {
  const stored = useStoredPin(storedPath);
  const place = useNamedPlace(texts);
  const hasCome = useRef(false);
  /** The map scrolls into view once; later typing in the form does not move the page. */
  const bringIntoView = (map: HTMLDivElement | null) => {
    if (!map || hasCome.current) return;
    hasCome.current = true;
    map.scrollIntoView({ block: 'center' });
  };
  if (stored === undefined || place === undefined) return <Skeleton className={MAP_HEIGHT} />;
  // Another town is another map.
  return (
    <PinOnMap key={place?.name} {...form} mapRef={bringIntoView} stored={stored} place={place} />
  );
}

interface OnMap extends Pick<PinEditorProps, 'value' | 'onChange'> {
  stored: OwnPin | null;
  place: PlaceResponse['place'];
}

function PinOnMap({ mapRef, ...form }: OnMap & { mapRef: Ref<HTMLDivElement> }) {
  const { onChange, place } = form;
  const moves = usePin(form);
  const { pin, at, box, follow, find, set, says } = moves;
  const far = pin && place && farPinText(pin, place);

  return (
    <div className="flex flex-col gap-3">
      <PlaceSearch around={place} onFound={find} />
      <p className="text-sm">
        Drag the pin, tap the map, or use the arrow keys. {!pin && 'It’s not set yet.'}
      </p>
      <div ref={mapRef}>
        <MapFrame
          label="Map of where the listing is"
          box={box}
          onMove={follow}
          height={MAP_HEIGHT}
          without="This browser can’t show the map. Use your location, or leave out the pin and we’ll use the town."
        >
          <MovingPin point={at} label="Pin: move it with the arrow keys" onMove={set} />
        </MapFrame>
      </div>
      <p role="status" className="text-sm text-muted tabular-nums">
        {says ?? (pin && `Pin at ${pin.lat.toFixed(4)}, ${pin.lng.toFixed(4)}`)}
      </p>
      {far && <Notice tone="info">{far}</Notice>}
      <PinButtons {...moves} />
      <Checkbox
        checked={pin?.shown ?? false}
        disabled={!pin}
        onChange={({ currentTarget }) =>
          pin && onChange(pinText({ ...pin, shown: currentTarget.checked }))
        }
      >
        Show visitors the exact spot
      </Checkbox>
    </div>
  );
}

/** The pin, where the map shows it, and what moves it. */
function usePin({ value, onChange, stored, place }: OnMap) {
  const [isLocating, setLocating] = useState(false);
  /** What is said of the pin, or of why it is not set; nothing once it is moved. */
  const [says, setSays] = useState<string>();
  const said = readPinText(value);
  const pin: SetPin | null =
    said === undefined ? (stored?.pin ? { ...stored.pin, shown: stored.shown } : null) : said;
  const town = place ? boxAround(place, AROUND_TOWN_KM) : GHANA;
  /** The area shown; it does not follow each move of the pin. */
  const [box, setBox] = useState<Bbox>(() => (pin ? boxAround(pin, CLOSE_KM) : town));
  const set = (point: Point, next?: string) => {
    setSays(next);
    onChange(pinText({ ...withinGhana(point), shown: pin?.shown ?? false }));
  };
  const setAndShow = (point: Point, km: number, next?: string) => {
    set(point, next);
    setBox(boxAround(point, km));
  };

  return {
    pin,
    at: pin ?? place ?? ANYWHERE,
    box,
    /** The map was moved; going back to where it was is a move again. */
    follow: (scene: MapScene, byPerson: boolean) => byPerson && setBox(scene.box),
    set: (point: Point) => set(point),
    says,
    isLocating,
    find: ({ name: place, radius, ...point }: FoundPlace) =>
      setAndShow(
        point,
        Math.max(CLOSE_KM, radius / 1000),
        `Pin at ${place}. Now move it to the listing.`,
      ),
    async locate() {
      setLocating(true);
      setSays(undefined);
      const {
        point,
        metres = 0,
        failure,
      } = await findPoint('set the pin by hand', { isExact: true });
      setLocating(false);
      setSays(failure);
      if (!point) return;
      setAndShow(point, Math.max(CLOSE_KM, metres / 1000), vagueText(metres));
    },
    /** Leaves the listing where its town is. */
    unset() {
      setSays(undefined);
      onChange(stored?.pin ? pinText(null) : '');
      setBox(town);
    },
  };
}

function vagueText(metres: number): string | undefined {
  if (metres <= VAGUE_METRES) return undefined;
  return `Your device knows where it is only to ${distanceText(metres / 1000)}. Move the pin to the listing.`;
}

/** Move the pin without the map. */
function PinButtons({ pin, at, set, isLocating, locate, unset }: ReturnType<typeof usePin>) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="secondary" busy={isLocating} onClick={() => void locate()}>
        <Icon of={LocateFixed} size={18} />
        Use my location
      </Button>
      <Button variant="secondary" disabled={!pin} onClick={unset}>
        <Icon of={Undo} size={18} />
        Back to the town centre
      </Button>
      <span className="flex">
        {NUDGES.map(({ icon, label, lat, lng }) => (
          <IconButton
            key={label}
            icon={icon}
            label={label}
            onClick={() => set({ lat: at.lat + lat, lng: at.lng + lng })}
          />
        ))}
      </span>
    </div>
  );
}

import MapPin from 'lucide-react/icons/map-pin';
import { useEffect, useEffectEvent, useRef } from 'react';
import { withinGhana } from '#domain/places/own-pin.ts';
import type { Point } from '#domain/places/place.ts';
import { Icon } from '../icon.tsx';
import { useMap } from './map-context.ts';
import { MapPoint } from './map-point.tsx';

interface Props {
  point: Point;
  label: string;
  onMove(point: Point): void;
}

/** An arrow key moves it by so many pixels of the map; with Shift by more. */
const STEP = 10;
const LONG_STEP = 60;
const WAY: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Undefined for a key that moves nothing. */
function stepOf({ key, shiftKey }: KeyboardEvent): [right: number, down: number] | undefined {
  const way = WAY[key];
  const step = shiftKey ? LONG_STEP : STEP;
  return way && [way[0] * step, way[1] * step];
}

const listenTo =
  (element: HTMLElement, signal: AbortSignal) =>
  <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listen: (event: HTMLElementEventMap[Type]) => void,
  ) =>
    element.addEventListener(type, listen, { signal });

/** A pin that people set by dragging it, with the arrow keys, or by pressing the map. */
export function MovingPin({ point, label, onMove }: Props) {
  const element = useMovedByHand(point, onMove);
  return (
    <MapPoint lat={point.lat} lng={point.lng} raised>
      <button
        ref={element}
        type="button"
        aria-label={label}
        className="flex size-12 -translate-y-1/2 cursor-grab touch-none items-end justify-center rounded-control text-primary active:cursor-grabbing"
      >
        <Icon of={MapPin} size={44} className="fill-surface" />
      </button>
    </MapPoint>
  );
}

/** Moves a point by drags and keys of the element that stands for it, and by presses on the map around. */
function useMovedByHand(point: Point, onMove: Props['onMove']) {
  const map = useMap();
  const element = useRef<HTMLButtonElement>(null);

  const moveTo = useEffectEvent(({ lat, lng }: Point) => onMove(withinGhana({ lat, lng })));
  const moveBy = useEffectEvent((right: number, down: number) => {
    const { x, y } = map.project([point.lng, point.lat]);
    const next = map.unproject([x + right, y + down]);
    moveTo(next);
    if (!map.getBounds().contains(next)) map.panTo(next);
  });

  useEffect(() => {
    const place = ({ lngLat }: { lngLat: Point }) => moveTo(lngLat);
    map.on('click', place);
    return () => {
      map.off('click', place);
    };
  }, [map]);

  // Listeners of its own: the map around would take drags and keys for its own before React's come.
  useEffect(() => {
    const pin = element.current;
    if (!pin) return;
    const ends = new AbortController();
    const on = listenTo(pin, ends.signal);
    for (const type of ['mousedown', 'touchstart', 'touchmove', 'click', 'dblclick'] as const) {
      on(type, (event) => event.stopPropagation());
    }
    let grip: readonly [x: number, y: number] | undefined;
    on('pointerdown', (event) => {
      pin.setPointerCapture(event.pointerId);
      const { left, top, width, height } = pin.getBoundingClientRect();
      // The tip's offset from the point where it was grabbed.
      grip = [left + width / 2 - event.clientX, top + height - event.clientY];
    });
    on('pointermove', (event) => {
      if (!grip) return;
      const { left, top } = map.getCanvasContainer().getBoundingClientRect();
      moveTo(map.unproject([event.clientX + grip[0] - left, event.clientY + grip[1] - top]));
    });
    const letGo = () => {
      grip = undefined;
    };
    on('pointerup', letGo);
    on('pointercancel', letGo);
    on('keydown', (event) => {
      const step = stepOf(event);
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      moveBy(...step);
    });
    return () => ends.abort();
  }, [map]);

  return element;
}

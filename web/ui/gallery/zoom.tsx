import { useGesture } from '@use-gesture/react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { CLOSER, type Place, scaledAt, WHOLE, within } from './zoom-geometry.ts';

export interface ZoomProps {
  zoomed: boolean;
  onZoomedChange(zoomed: boolean): void;
  children: ReactNode;
}

/**
 * Zooms a picture by two fingers, a double tap, the wheel, or a parent that sets `zoomed`; then it can be
 * dragged. Loaded separately, when a picture fills the screen.
 */
export default function Zoom({ zoomed, onZoomedChange, children }: ZoomProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(WHOLE);

  // From outside: the button, or another photo.
  if (zoomed !== place.scale > 1) setPlace(zoomed ? { ...WHOLE, scale: CLOSER } : WHOLE);

  const move = (next: Place) => {
    const { offsetWidth: width, offsetHeight: height } = frame.current ?? SIZELESS;
    const held = within(next, { width, height });
    setPlace(held);
    onZoomedChange(held.scale > 1);
  };
  const byHand = useGestures(frame, { place, zoomed, move });

  // A phone that is turned has another frame.
  useEffect(() => {
    const whole = () => onZoomedChange(false);
    addEventListener('resize', whole);
    return () => removeEventListener('resize', whole);
  }, [onZoomedChange]);

  return (
    <div
      ref={frame}
      className={cx(
        'size-full overflow-hidden',
        zoomed ? 'cursor-grab touch-none' : 'cursor-zoom-in touch-pan-x',
      )}
    >
      <div
        className={cx('size-full', !byHand && 'transition-transform duration-150')}
        style={{ transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})` }}
      >
        {children}
      </div>
    </div>
  );
}

interface Moved {
  place: Place;
  zoomed: boolean;
  move(to: Place): void;
}

/** Moves the picture by the gestures on its frame; true while fingers or a pointer hold it. */
function useGestures(frame: RefObject<HTMLDivElement | null>, { place, zoomed, move }: Moved) {
  const [byHand, setByHand] = useState(false);
  const tapped = useRef(0);
  useGesture(
    {
      onPinch({ origin, movement: [by], memo = place, first, last }) {
        if (first) setByHand(true);
        if (last) setByHand(false);
        move(scaledAt(memo, memo.scale * by, fromMiddle(frame.current, origin)));
        return memo;
      },
      onDrag({ movement: [x, y], memo = place, pinching, cancel, first, last }) {
        if (pinching) return cancel();
        if (first) setByHand(true);
        if (last) setByHand(false);
        move({ ...memo, x: memo.x + x, y: memo.y + y });
        return memo;
      },
      // Told by time: not every phone makes a double click of two taps.
      onClick({ event }) {
        const again = event.timeStamp - tapped.current < DOUBLE_TAP_MS;
        tapped.current = again ? 0 : event.timeStamp;
        if (!again) return;
        const point = fromMiddle(frame.current, [event.clientX, event.clientY]);
        move(zoomed ? WHOLE : scaledAt(place, CLOSER, point));
      },
      onWheel({ event, delta: [, y] }) {
        event.preventDefault();
        const point = fromMiddle(frame.current, [event.clientX, event.clientY]);
        move(scaledAt(place, place.scale * Math.exp(-y / 400), point));
      },
    },
    {
      target: frame,
      eventOptions: { passive: false },
      // Keys step from photo to photo.
      drag: { enabled: zoomed, keyboardDisplacement: 0 },
      pinch: { rubberband: false },
    },
  );
  return byHand;
}

const DOUBLE_TAP_MS = 300;
const SIZELESS = { offsetWidth: 0, offsetHeight: 0 };

function fromMiddle(frame: Element | null, [x, y]: readonly [number, number]) {
  const box = frame?.getBoundingClientRect();
  return box ? { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 } : { x, y };
}

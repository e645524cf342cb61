import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useRef, useState } from 'react';

export type Carousel = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

interface Props {
  viewport: RefObject<HTMLElement | null>;
  /** The slide shown when the carousel takes over. */
  startIndex: number;
  /** Nothing is dragged for the moment. */
  still: boolean;
  onReady(carousel: Carousel | undefined): void;
}

/** Makes a strip of slides an endless one that is dragged with finger or mouse. Loaded apart, when idle. */
export default function Swipe({ viewport, startIndex, still, onReady }: Props) {
  const held = useRef(still);
  const [start] = useState(startIndex);
  const [attach, carousel] = useEmblaCarousel({
    loop: true,
    startIndex: start,
    duration: 20,
    watchDrag: (_, event) => !held.current && !isOnControls(event),
  });

  useEffect(() => {
    held.current = still;
  }, [still]);

  useEffect(() => {
    attach(viewport.current);
    return () => attach(null);
  }, [attach, viewport]);

  useEffect(() => {
    if (!carousel) return;
    onReady(carousel);
    return () => onReady(undefined);
  }, [carousel, onReady]);

  return null;
}

/** The height of a video's own controls, which are dragged too. */
const CONTROLS_HEIGHT = 80;

function isOnControls(event: MouseEvent | TouchEvent): boolean {
  const video = (event.target as Element).closest('video');
  if (!video?.controls) return false;
  const y = 'touches' in event ? event.touches[0]?.clientY : event.clientY;
  return video.getBoundingClientRect().bottom - (y ?? 0) < CONTROLS_HEIGHT;
}

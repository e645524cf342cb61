import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

export type Carousel = EmblaCarouselType;

interface Props {
  viewport: RefObject<HTMLElement | null>;
  /** The slide shown when the carousel takes over. */
  startIndex: number;
  /** Nothing is dragged for the moment. */
  still: boolean;
  onReady(carousel: Carousel | undefined): void;
}

/** Makes a strip of slides endless, dragged by finger or mouse. Loaded separately, when idle. */
export default function Swipe({ viewport, startIndex, still, onReady }: Props) {
  const held = useRef(still);
  const start = useRef(startIndex);

  useEffect(() => {
    held.current = still;
  }, [still]);

  // Created and announced in one step: in between, both browser and carousel would move a touched strip.
  useLayoutEffect(() => {
    if (!viewport.current) return;
    const carousel = EmblaCarousel(viewport.current, {
      loop: true,
      startIndex: start.current,
      duration: 20,
      watchDrag: (_, event) => !held.current && !isOnControls(event),
    });
    onReady(carousel);
    return () => {
      onReady(undefined);
      carousel.destroy();
    };
  }, [viewport, onReady]);

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

import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';

/** Nearer to an edge of the window than this, the page scrolls along. */
const EDGE_PX = 72;
const SCROLL_PX = 14;

/** A tile being dragged, and the place it is over; places start at 0. */
export interface TileDrag {
  from: number;
  over: number;
}

/**
 * Moves the tiles of a list by a mouse, a pen or a finger. Tiles carry `data-place`; nothing moves until the
 * pointer lets go, so that a page never jumps beneath a finger.
 */
export function useTileDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<TileDrag>();
  const current = useRef<TileDrag>(undefined);

  const change = (next: TileDrag | undefined) => {
    current.current = next;
    setDrag(next);
  };

  function begin(from: number, event: ReactPointerEvent): void {
    if (event.button !== 0) return;
    event.preventDefault();
    change({ from, over: from });
    const ended = new AbortController();
    const options = { signal: ended.signal };
    const end = (isDone: boolean) => {
      ended.abort();
      const { over } = current.current ?? { over: from };
      change(undefined);
      if (isDone && over !== from) onMove(from, over);
    };
    const { pointerId } = event;
    window.addEventListener(
      'pointermove',
      (moved) => {
        if (moved.pointerId !== pointerId) return;
        const over = placeAt(moved.clientX, moved.clientY);
        if (over !== undefined && over !== current.current?.over) change({ from, over });
        if (moved.clientY < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
        else if (moved.clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
      },
      options,
    );
    window.addEventListener('pointerup', (up) => up.pointerId === pointerId && end(true), options);
    window.addEventListener('pointercancel', () => end(false), options);
    window.addEventListener('keydown', (key) => key.key === 'Escape' && end(false), options);
  }

  return { drag, begin };
}

function placeAt(x: number, y: number): number | undefined {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return tile ? Number(tile.dataset.place) : undefined;
}

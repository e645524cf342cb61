import { useEffect, useRef } from 'react';
import { type Slide, Thumbnail } from './thumbnail.tsx';

interface Props {
  slides: readonly Slide[];
  index: number;
  onChoose(index: number): void;
}

/** Every photo, to choose from: on a phone, a row that scrolls. */
export function Thumbnails({ slides, index, onChoose }: Props) {
  const row = useRef<HTMLUListElement>(null);

  // Only the row itself is scrolled, never the page.
  useEffect(() => {
    const list = row.current;
    const thumbnail = list?.children[index];
    if (!list || !(thumbnail instanceof HTMLElement)) return;
    list.scrollTo({ left: thumbnail.offsetLeft - (list.clientWidth - thumbnail.clientWidth) / 2 });
  }, [index]);

  return (
    <ul
      ref={row}
      aria-label="Thumbnails"
      className="relative -mx-1 mt-1 flex gap-2 overflow-x-auto scroll-smooth p-1 [scrollbar-width:none] md:hidden"
    >
      {slides.map((slide, position) => (
        <li key={slide.key} className="h-14 w-19 shrink-0">
          <Thumbnail
            slide={slide}
            position={position}
            count={slides.length}
            current={position === index}
            sizes="80px"
            onChoose={onChoose}
            className="rounded-small"
          >
            <span
              aria-hidden
              className="absolute inset-0 hidden rounded-small border-3 border-gold group-aria-[current]:block"
            />
          </Thumbnail>
        </li>
      ))}
    </ul>
  );
}

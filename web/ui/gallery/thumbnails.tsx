import Play from 'lucide-react/icons/play';
import { useEffect, useRef } from 'react';
import type { Photo } from '#domain/media/photo.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { Picture } from '../picture.tsx';

const SIZES = '(min-width: 1232px) 194px, (min-width: 768px) 16vw, 80px';
const WIDE_SIZES = '(min-width: 1232px) 396px, (min-width: 768px) 33vw, 80px';

/** Up to this many stand below each other; more stand in two columns, an odd first one across both. */
const ONE_COLUMN = 3;

interface Props {
  photos: readonly Photo[];
  /** The video's picture, as the last one; undefined without a video. */
  video: { poster: Photo | undefined } | undefined;
  index: number;
  onChoose(index: number): void;
}

/** Every photo, to choose from: a row that scrolls on a phone, from 768 px the tiles of a mosaic. */
export function Thumbnails({ photos, video, index, onChoose }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const count = photos.length + (video ? 1 : 0);
  const oneColumn = count <= ONE_COLUMN;

  // Only the row itself is scrolled, never the page.
  useEffect(() => {
    const list = row.current;
    const thumbnail = list?.children[index];
    if (!list || !(thumbnail instanceof HTMLElement)) return;
    list.scrollTo({ left: thumbnail.offsetLeft - (list.clientWidth - thumbnail.clientWidth) / 2 });
  }, [index]);

  const items = [...photos.map((photo) => ({ key: photo.key, photo })), ...(video ? [VIDEO] : [])];
  return (
    <ul
      ref={row}
      aria-label="Thumbnails"
      className={cx(
        'relative flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] max-md:scroll-smooth',
        'md:absolute md:inset-0 md:grid md:auto-rows-fr md:overflow-hidden md:p-0',
        oneColumn ? 'md:grid-cols-1' : 'md:grid-cols-2',
      )}
    >
      {items.map(({ key, photo }, position) => {
        const current = position === index;
        const wide = oneColumn || (position === 0 && count % 2 === 1);
        return (
          <li
            key={key}
            className={cx(
              'h-14 w-19 shrink-0 md:size-auto md:min-h-0',
              wide && !oneColumn && 'md:col-span-2',
            )}
          >
            <button
              type="button"
              onClick={() => onChoose(position)}
              aria-label={photo ? `Show photo ${position + 1} of ${count}` : 'Show the video'}
              aria-current={current || undefined}
              className={cx(
                'group relative block size-full overflow-hidden rounded-small md:rounded-none',
                'focus-visible:-outline-offset-4 md:focus-visible:outline-on-scrim',
              )}
            >
              <Picture
                photo={photo ?? video?.poster}
                sizes={wide ? WIDE_SIZES : SIZES}
                alt=""
                className="size-full"
              />
              <span
                aria-hidden
                className={cx(
                  'absolute inset-0 transition-colors',
                  current
                    ? 'rounded-small border-3 border-gold md:rounded-none'
                    : 'group-hover:bg-scrim/20',
                )}
              />
              {!photo && (
                <span className="absolute inset-0 grid place-items-center bg-scrim/40 text-on-scrim">
                  <Icon of={Play} filled />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const VIDEO = { key: 'video', photo: undefined };

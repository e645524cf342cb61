import { cx } from '../cx.ts';
import { mosaicTiles } from './mosaic.ts';
import { type Slide, Thumbnail } from './thumbnail.tsx';

/** Tiles share their half, or third, of the mosaic: up to two go below each other, and an odd first one spans both columns. */
const ONE_COLUMN = 2;

const SIZES = '(min-width: 1232px) 296px, (min-width: 768px) 25vw, 80px';
const WIDE_SIZES = '(min-width: 1232px) 596px, (min-width: 768px) 50vw, 80px';

interface Props {
  slides: readonly Slide[];
  index: number;
  onChoose(index: number): void;
}

/** From 768 px: the next pictures, beside the photo in front; the last tile says how many more there are. */
export function MosaicTiles({ slides, index, onChoose }: Props) {
  const count = slides.length;
  const video = slides.findIndex(({ isVideo }) => isVideo);
  const tiles = mosaicTiles(index, count, video < 0 ? undefined : video);
  const more = count - 1 - tiles.length;
  const oneColumn = tiles.length <= ONE_COLUMN;
  return (
    <ul
      aria-label="Thumbnails"
      className={cx(
        'grid min-h-0 auto-rows-fr gap-2 max-md:hidden',
        oneColumn ? 'grid-cols-1' : 'grid-cols-2',
      )}
    >
      {tiles.map((position, place) => {
        const slide = slides[position];
        if (!slide) return null;
        const wide = oneColumn || (place === 0 && tiles.length % 2 === 1);
        return (
          // By its place: the tile that was pressed keeps the focus while its picture goes to the front.
          // biome-ignore lint/suspicious/noArrayIndexKey: the tiles never change places, their pictures do
          <li key={place} className={cx('min-h-0', wide && !oneColumn && 'col-span-2')}>
            <Thumbnail
              slide={slide}
              position={position}
              count={count}
              current={false}
              mayBeVideo={video >= 0 && place === tiles.length - 1}
              sizes={wide ? WIDE_SIZES : SIZES}
              onChoose={onChoose}
              className="focus-visible:outline-on-scrim focus-visible:-outline-offset-4"
            >
              <span
                aria-hidden
                className="absolute inset-0 transition-colors group-hover:bg-scrim/20"
              />
              {more > 0 && place === tiles.length - 1 && (
                <span
                  aria-hidden
                  className="figures absolute right-3 bottom-3 rounded-full bg-scrim/70 px-3 py-1 text-xs font-semibold text-on-scrim"
                >
                  +{more} more
                </span>
              )}
            </Thumbnail>
          </li>
        );
      })}
    </ul>
  );
}

import Maximize2 from 'lucide-react/icons/maximize-2';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Photo } from '#domain/media/photo.ts';
import type { VideoDetails } from '#domain/media/schema.ts';
import { cx } from './cx.ts';
import { Arrows } from './gallery/arrows.tsx';
import { Counter } from './gallery/counter.tsx';
import { FullScreen } from './gallery/full-screen.tsx';
import { LogoOverlay } from './gallery/logo-overlay.tsx';
import { OVER_PHOTO } from './gallery/over-photo.ts';
import { Strip } from './gallery/strip.tsx';
import { Thumbnails } from './gallery/thumbnails.tsx';
import { useLoaded } from './gallery/use-loaded.ts';
import { VideoSlide } from './gallery/video-slide.tsx';
import { wrapIndex } from './gallery/wrap-index.ts';
import { Icon } from './icon.tsx';
import { NoImage } from './no-image.tsx';
import { Picture } from './picture.tsx';

interface Props {
  /** What is pictured. */
  name: string;
  photos: readonly Photo[];
  video?: string | null;
  videoDetails?: VideoDetails | null;
}

/** The `sizes` of the photo in front: beside the thumbnails, and when it is the only one. */
const STAGE_SIZES = '(min-width: 1232px) 796px, (min-width: 768px) 65vw, 100vw';
const ALONE_SIZES = '(min-width: 1232px) 1200px, 100vw';

/**
 * The pictures of a listing (specification §2.10): one in front with arrows that wrap around, all of them as
 * thumbnails beside it, the video last; a photo opens as large as the screen.
 */
export function Gallery({ name, photos, video, videoDetails }: Props) {
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);
  const count = photos.length + (video ? 1 : 0);
  const several = count > 1;
  const poster = videoDetails?.poster ?? photos[0];
  // Fewer photos may come back when the listing is refreshed.
  const shown = Math.min(index, Math.max(count - 1, 0));
  const loading = useLoaded(shown, count);
  const stage = useRef<HTMLDivElement>(null);
  const opened = useRef(false);

  // The photo that was opened may be another one than the photo that is closed.
  useEffect(() => {
    if (opened.current && !open) {
      const shownPhoto = stage.current?.querySelector<HTMLElement>('li:not([inert]) button');
      shownPhoto?.focus({ preventScroll: true });
    }
    opened.current = open;
  }, [open]);

  const onArrowKeys = (length: number) => (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    // A video's own controls use the same keys.
    if (by === 0 || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    event.stopPropagation();
    setIndex(wrapIndex(shown + by, length));
  };

  const slides = photos.map((photo, position) => ({
    key: photo.key,
    content: (
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={`View full screen: ${photo.alt}`}
        className="block size-full cursor-zoom-in focus-visible:-outline-offset-4"
      >
        <Picture
          photo={photo}
          sizes={several ? STAGE_SIZES : ALONE_SIZES}
          eager={position === 0}
          soon={loading(position) === 'soon'}
          load={loading(position) !== 'not-yet'}
          className="size-full"
        />
      </button>
    ),
  }));
  if (video) {
    slides.push({
      key: 'video',
      content: (
        <VideoSlide
          url={video}
          poster={poster}
          sizes={several ? STAGE_SIZES : ALONE_SIZES}
          name={name}
          active={shown === photos.length}
        />
      ),
    });
  }

  return (
    <section
      aria-label={`Photos of ${name}`}
      onKeyDown={onArrowKeys(count)}
      className={cx(
        'md:overflow-hidden md:rounded-card',
        several && 'md:grid md:grid-cols-3 md:gap-2',
      )}
    >
      <div
        ref={stage}
        className={cx(
          'relative isolate overflow-hidden bg-sunken max-md:-mx-4 max-md:aspect-4/3',
          several && 'md:col-span-2 md:aspect-3/2',
          count === 1 && 'md:aspect-2/1',
          count === 0 && 'md:aspect-3/1',
        )}
      >
        {count === 0 ? (
          <NoImage className="size-full" />
        ) : (
          <Strip label="Photos" index={shown} onIndexChange={setIndex} slides={slides} />
        )}
        {shown < photos.length && (
          <>
            <LogoOverlay />
            <span
              aria-hidden
              className={cx(OVER_PHOTO, 'pointer-events-none top-3 right-3 size-11')}
            >
              <Icon of={Maximize2} />
            </span>
          </>
        )}
        {several && (
          <>
            <Counter index={shown} count={count} />
            <Arrows onStep={(by) => setIndex(wrapIndex(shown + by, count))} />
          </>
        )}
      </div>
      {several && (
        <div className="relative max-md:-mx-1 max-md:mt-1">
          <Thumbnails
            photos={photos}
            video={video ? { poster } : undefined}
            index={shown}
            onChoose={setIndex}
          />
        </div>
      )}
      {open && (
        <FullScreen
          name={name}
          photos={photos}
          index={Math.min(shown, photos.length - 1)}
          onIndexChange={setIndex}
          onStep={(by) => setIndex(wrapIndex(shown + by, photos.length))}
          onKeyDown={onArrowKeys(photos.length)}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

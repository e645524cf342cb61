import Maximize2 from 'lucide-react/icons/maximize-2';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Photo } from '#domain/media/photo.ts';
import type { VideoDetails } from '#domain/media/schema.ts';
import { mediaPath } from '#web/lib/api/media-path.ts';
import { arrowStep } from '#web/lib/arrow-step.ts';
import { cx } from './cx.ts';
import { Arrows } from './gallery/arrows.tsx';
import { Counter } from './gallery/counter.tsx';
import { FullScreen } from './gallery/full-screen.tsx';
import { GALLERY_SHAPE } from './gallery/gallery-shape.ts';
import { LogoOverlay } from './gallery/logo-overlay.tsx';
import { MosaicTiles } from './gallery/mosaic-tiles.tsx';
import { OVER_PHOTO } from './gallery/over-photo.ts';
import { Strip } from './gallery/strip.tsx';
import { Thumbnails } from './gallery/thumbnails.tsx';
import { type Loading, useLoaded } from './gallery/use-loaded.ts';
import { VideoSlide } from './gallery/video-slide.tsx';
import { wrapIndex } from './gallery/wrap-index.ts';
import { Icon } from './icon.tsx';
import { NoImage } from './pictures/no-image.tsx';
import { Picture } from './pictures/picture.tsx';

interface Props {
  /** Name of the pictured place or vehicle. */
  name: string;
  photos: readonly Photo[];
  video?: string | null;
  videoDetails?: VideoDetails | null;
}

/** With more pictures than this, the photo in front leaves half of the mosaic to the others, otherwise a third. */
const FEW = 3;

/**
 * The `sizes` of the photo in front: beside few others, beside many, and on its own. On a phone it is as wide as
 * the window, but declared slightly narrower: 640 pixels are enough for the usual 720, at half the bytes.
 */
const FEW_SIZES = '(min-width: 1232px) 796px, (min-width: 768px) 65vw, 88vw';
const MANY_SIZES = '(min-width: 1232px) 596px, (min-width: 768px) 50vw, 88vw';
const ALONE_SIZES = '(min-width: 1232px) 1200px, 100vw';

/**
 * A listing's pictures (specification §2.10): one in front with arrows that wrap around, thumbnails of the
 * others (on a phone, of all), the video last; a photo opens in full screen.
 */
export function Gallery({ name, photos, video, videoDetails }: Props) {
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);
  const count = photos.length + (video ? 1 : 0);
  const several = count > 1;
  const poster = videoDetails?.poster ?? photos[0];
  // A refreshed listing may have fewer photos.
  const shown = Math.min(index, Math.max(count - 1, 0));
  const fullScreen = useRef<HTMLDialogElement>(null);
  const fullScreenId = useId();

  const onArrowKeys = (length: number) => (event: KeyboardEvent) => {
    const by = arrowStep(event);
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    setIndex(wrapIndex(shown + by, length));
  };

  const thumbnails = [
    ...photos.map((photo) => ({ key: photo.key, photo })),
    ...(video ? [{ key: 'video', photo: poster, isVideo: true }] : []),
  ];

  return (
    <section
      aria-label={`Photos of ${name}`}
      onKeyDown={onArrowKeys(count)}
      className={cx(
        // Without pictures, the text comes first.
        count === 0 ? 'md:h-48 md:overflow-hidden md:rounded-card' : GALLERY_SHAPE,
        several && 'md:grid md:grid-rows-[minmax(0,1fr)] md:gap-2',
        several && (count > FEW ? 'md:grid-cols-2' : 'md:grid-cols-[2fr_1fr]'),
      )}
    >
      <Stage
        name={name}
        photos={photos}
        video={video}
        poster={poster}
        count={count}
        shown={shown}
        onIndexChange={setIndex}
        open={open}
        fullScreenId={fullScreenId}
        onOpen={() => {
          fullScreen.current?.showModal();
          setOpen(true);
        }}
      />
      {several && (
        <>
          <Thumbnails slides={thumbnails} index={shown} onChoose={setIndex} />
          <MosaicTiles slides={thumbnails} index={shown} onChoose={setIndex} />
        </>
      )}
      {photos.length > 0 && (
        <FullScreen
          dialog={fullScreen}
          id={fullScreenId}
          open={open}
          onOpenChange={setOpen}
          name={name}
          photos={photos}
          index={Math.min(shown, photos.length - 1)}
          onIndexChange={setIndex}
          onStep={(by) => setIndex(wrapIndex(shown + by, photos.length))}
          onKeyDown={onArrowKeys(photos.length)}
        />
      )}
    </section>
  );
}

interface StageProps extends Pick<Props, 'name' | 'photos' | 'video'> {
  /** The picture in the place of a video that does not play yet. */
  poster: Photo | undefined;
  /** How many pictures there are, and which is in front. */
  count: number;
  shown: number;
  onIndexChange(index: number): void;
  /** The photos fill the screen. */
  open: boolean;
  fullScreenId: string;
  onOpen(): void;
}

/** The picture in front, with what leads to the others. */
function Stage(props: StageProps) {
  const { name, photos, video, poster, count, shown, onIndexChange } = props;
  const stage = useFocusAfterwards(props.open);
  const sizes = count <= 1 ? ALONE_SIZES : count > FEW ? MANY_SIZES : FEW_SIZES;
  const loading = useLoaded(shown, count);
  const slides = photos.map((photo, position) => ({
    key: photo.key,
    content: (
      <PhotoSlide
        photo={photo}
        sizes={sizes}
        loading={loading(position)}
        isFirst={position === 0}
        fullScreenId={props.fullScreenId}
        onOpen={props.onOpen}
      />
    ),
  }));
  if (video) {
    slides.push({
      key: 'video',
      content: (
        <VideoSlide
          url={mediaPath(video)}
          poster={poster}
          sizes={sizes}
          name={name}
          active={shown === photos.length}
        />
      ),
    });
  }
  return (
    <div
      ref={stage}
      className={cx(
        'relative isolate overflow-hidden bg-sunken max-md:-mx-4 md:size-full',
        count === 0 ? 'max-md:aspect-5/2' : 'max-md:aspect-4/3',
      )}
    >
      {count === 0 ? (
        <NoImage className="size-full" />
      ) : (
        <Strip label="Photos" index={shown} onIndexChange={onIndexChange} slides={slides} />
      )}
      {shown < photos.length && (
        <>
          <LogoOverlay />
          <span aria-hidden className={cx(OVER_PHOTO, 'pointer-events-none top-3 right-3 size-11')}>
            <Icon of={Maximize2} />
          </span>
        </>
      )}
      {count > 1 && (
        <>
          <Counter index={shown} count={count} />
          <Arrows onStep={(by) => onIndexChange(wrapIndex(shown + by, count))} />
        </>
      )}
    </div>
  );
}

/** After full screen closes, the current photo gets the focus: it may differ from the one that was opened. */
function useFocusAfterwards(open: boolean) {
  const stage = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current && !open) {
      const shownPhoto = stage.current?.querySelector<HTMLElement>('li:not([inert]) button');
      shownPhoto?.focus({ preventScroll: true });
    }
    opened.current = open;
  }, [open]);
  return stage;
}

interface PhotoSlideProps {
  photo: Photo;
  sizes: string;
  loading: Loading;
  isFirst: boolean;
  /** The dialog that it opens as large as the screen in. */
  fullScreenId: string;
  onOpen(): void;
}

/** A photo that opens as large as the screen. */
function PhotoSlide({ photo, sizes, loading, isFirst, fullScreenId, onOpen }: PhotoSlideProps) {
  return (
    <button
      type="button"
      {...{ command: 'show-modal', commandfor: fullScreenId }}
      onClick={(event) => {
        // The command is for before scripts run.
        event.preventDefault();
        onOpen();
      }}
      aria-label={`View full screen: ${photo.alt}`}
      className="block size-full cursor-zoom-in focus-visible:-outline-offset-4"
    >
      <Picture
        photo={photo}
        sizes={sizes}
        eager={isFirst}
        soon={loading === 'soon'}
        load={loading !== 'not-yet'}
        className="size-full"
      />
    </button>
  );
}

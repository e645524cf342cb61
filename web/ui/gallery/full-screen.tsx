import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type KeyboardEvent, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Photo } from '#domain/media/photo.ts';
import { BACK_CLOSES } from '#web/lib/early-use.ts';
import { lazyPart } from '#web/lib/late-part.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { Picture } from '../picture.tsx';
import { Arrows } from './arrows.tsx';
import { Counter } from './counter.tsx';
import { LogoOverlay } from './logo-overlay.tsx';
import { OVER_PHOTO } from './over-photo.ts';
import { Strip } from './strip.tsx';
import { type Loading, useLoaded } from './use-loaded.ts';
import type { ZoomProps } from './zoom.tsx';

const Zoom = lazyPart(() => import('./zoom.tsx'), Whole);

interface Props {
  name: string;
  photos: readonly Photo[];
  index: number;
  onIndexChange(index: number): void;
  onStep(by: -1 | 1): void;
  onKeyDown(event: KeyboardEvent): void;
  onClose(): void;
}

/** The photos as large as the screen, whole, in the browser's own modal dialog. */
export function FullScreen({
  name,
  photos,
  index,
  onIndexChange,
  onStep,
  onKeyDown,
  onClose,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const loading = useLoaded(index, photos.length);
  const [zoomedAt, setZoomedAt] = useState<number>();
  const zoomed = zoomedAt === index;
  // Another photo is whole, and so is this one when it comes back.
  if (zoomedAt !== undefined && !zoomed) setZoomedAt(undefined);

  // Taken away while it is open it is closed, too: an entry of the history stands for it (web/head/close-by-back.ts).
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    close.current?.focus();
    const element = dialog.current;
    return () => element?.close();
  }, []);

  /** First in the browser, which gives the focus back, then at once for the page: the browser's event comes later. */
  function closeNow() {
    dialog.current?.close();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      {...{ [BACK_CLOSES]: '' }}
      aria-label={`Photos of ${name}`}
      onClose={() => {
        // Closed by the browser itself; by now there may be none, or another that was opened since.
        if (dialog.current && !dialog.current.open) onClose();
      }}
      onKeyDown={onKeyDown}
      className="m-0 size-full max-h-none max-w-none touch-pan-x overflow-hidden bg-scrim p-0"
    >
      <Strip
        label="Photos"
        index={index}
        onIndexChange={onIndexChange}
        still={zoomed}
        slides={photos.map((photo, position) => ({
          key: photo.key,
          content: (
            <Slide
              photo={photo}
              active={position === index}
              loading={loading(position)}
              zoomed={position === zoomedAt}
              onZoomedChange={(closer) => setZoomedAt(closer ? position : undefined)}
            />
          ),
        }))}
      />
      <LogoOverlay />
      <Counter index={index} count={photos.length} />
      {photos.length > 1 && <Arrows onStep={onStep} />}
      <button
        type="button"
        aria-label={zoomed ? 'Zoom out' : 'Zoom in'}
        onClick={() => setZoomedAt(zoomed ? undefined : index)}
        className={cx(OVER_PHOTO, 'top-3 right-17 size-11')}
      >
        <Icon of={zoomed ? ZoomOut : ZoomIn} size={24} />
      </button>
      <button
        ref={close}
        type="button"
        aria-label="Close"
        onClick={closeNow}
        className={cx(OVER_PHOTO, 'top-3 right-3 size-11')}
      >
        <Icon of={X} size={24} />
      </button>
    </dialog>
  );
}

interface SlideProps {
  photo: Photo;
  active: boolean;
  loading: Loading;
  zoomed: boolean;
  onZoomedChange(zoomed: boolean): void;
}

/** One photo, whole until it is looked at closely; then more of its pixels are fetched. */
function Slide({ photo, active, loading, zoomed, onZoomedChange }: SlideProps) {
  const picture = (
    <Picture
      photo={photo}
      sizes={zoomed ? '250vw' : '100vw'}
      fit="contain"
      eager={active}
      soon={loading === 'soon'}
      load={loading !== 'not-yet'}
      className="size-full"
    />
  );
  return (
    <Suspense fallback={picture}>
      <Zoom zoomed={zoomed} onZoomedChange={onZoomedChange}>
        {picture}
      </Zoom>
    </Suspense>
  );
}

/** A picture that cannot be looked at more closely. */
function Whole({ zoomed, onZoomedChange, children }: ZoomProps) {
  useEffect(() => {
    if (zoomed) onZoomedChange(false);
  }, [zoomed, onZoomedChange]);
  return children;
}

import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import {
  type KeyboardEvent,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import type { Photo } from '#domain/media/photo.ts';
import { BACK_CLOSES } from '#web/lib/start/early-use.ts';
import { lazyPart } from '#web/lib/start/late-part.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Arrows } from './arrows.tsx';
import { Counter } from './counter.tsx';
import { LogoOverlay } from './logo-overlay.tsx';
import { OVER_PHOTO } from './over-photo.ts';
import { Strip } from './strip.tsx';
import { type Loading, useLoaded } from './use-loaded.ts';
import type { ZoomProps } from './zoom.tsx';

const Zoom = lazyPart(() => import('./zoom.tsx'), Whole);

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  id: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  name: string;
  photos: readonly Photo[];
  index: number;
  onIndexChange(index: number): void;
  onStep(by: -1 | 1): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * The photos in full screen, uncropped, in the browser's own modal dialog. It is in the page's HTML: a `command`
 * opens and closes it before scripts run, and the script in the head moves its photos (web/head/strips.ts).
 */
export function FullScreen(props: Props) {
  const { dialog, id, open, onOpenChange, name, photos, index, onIndexChange, onStep } = props;
  const loading = useLoaded(index, photos.length);
  const [zoomedAt, setZoomedAt] = useState<number>();
  const zoomed = zoomedAt === index;
  // Another photo starts uncropped, and so does this one on returning.
  if (zoomedAt !== undefined && !zoomed) setZoomedAt(undefined);
  useBrowsersDialog(dialog, onOpenChange);

  return (
    <dialog
      ref={dialog}
      id={id}
      {...{ [BACK_CLOSES]: '' }}
      suppressHydrationWarning
      aria-label={`Photos of ${name}`}
      onClose={() => {
        // Closed by the browser itself; it may be open again by now.
        if (!dialog.current?.open) onOpenChange(false);
      }}
      onKeyDown={props.onKeyDown}
      className="m-0 size-full max-h-none max-w-none touch-pan-x overflow-hidden bg-scrim p-0"
    >
      {/* The first of the buttons, which come before the photos: it gets the focus when these open. */}
      <button
        type="button"
        aria-label="Close"
        {...{ command: 'close', commandfor: id }}
        onClick={(event) => {
          // Closes in the browser first, which returns the focus, then at once for the page: the browser's event comes later.
          event.preventDefault();
          dialog.current?.close();
          onOpenChange(false);
        }}
        className={cx(OVER_PHOTO, 'top-3 right-3 size-11')}
      >
        <Icon of={X} size={24} />
      </button>
      <button
        type="button"
        aria-label={zoomed ? 'Zoom out' : 'Zoom in'}
        onClick={() => setZoomedAt(zoomed ? undefined : index)}
        className={cx(OVER_PHOTO, 'top-3 right-17 size-11')}
      >
        <Icon of={zoomed ? ZoomOut : ZoomIn} size={24} />
      </button>
      {photos.length > 1 && <Arrows onStep={onStep} />}
      <Strip
        label="Photos"
        index={index}
        onIndexChange={onIndexChange}
        still={zoomed}
        seen={open}
        slides={photos.map((photo, position) => ({
          key: photo.key,
          content: (
            <Slide
              photo={photo}
              open={open}
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
    </dialog>
  );
}

/** Learns that it was opened before scripts ran. Unmounting closes it, because it has an entry in the history (web/head/close-by-back.ts). */
function useBrowsersDialog(dialog: Props['dialog'], onOpenChange: Props['onOpenChange']) {
  const openedEarly = useEffectEvent(() => onOpenChange(true));
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element?.open) openedEarly();
    return () => element?.close();
  }, [dialog]);
}

interface SlideProps {
  photo: Photo;
  open: boolean;
  active: boolean;
  loading: Loading;
  zoomed: boolean;
  onZoomedChange(zoomed: boolean): void;
}

/** One photo, uncropped until someone zooms in; then more of its pixels are loaded. */
function Slide({ photo, open, active, loading, zoomed, onZoomedChange }: SlideProps) {
  const picture = (
    <Picture
      photo={photo}
      sizes={zoomed ? '250vw' : '100vw'}
      fit="contain"
      // Nothing is loaded before it is seen.
      eager={open && active}
      soon={open && loading === 'soon'}
      load={loading !== 'not-yet'}
      className="size-full"
    />
  );
  if (!open) return picture;
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

import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import type { Photo } from '#domain/media/photo.ts';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { Picture } from '../pictures/picture.tsx';
import { UnplayableVideo } from '../pictures/unplayable-video.tsx';
import { LogoOverlay } from './logo-overlay.tsx';
import { OVER_PHOTO } from './over-photo.ts';
import { useFullScreen } from './use-full-screen.ts';

interface Props {
  url: string;
  poster: Photo | undefined;
  /** The poster's `sizes`. */
  sizes: string;
  /** Name of the filmed place or vehicle. */
  name: string;
  /** False once another slide is shown: the video then stops. */
  active: boolean;
}

/**
 * A video that loads when played. The frame goes full screen, not only the video, so that our mark stays over
 * it; the browser's own controls come with the first play, without a download button.
 */
export function VideoSlide({ url, poster, sizes, name, active }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [started, setStarted] = useState(false);
  const [unplayable, setUnplayable] = useState(false);
  const hydrated = useHydrated();
  const fullScreen = useFullScreen(frame, video);

  useEffect(() => {
    if (!active) video.current?.pause();
  }, [active]);

  const toggle = () => {
    if (playing) video.current?.pause();
    else video.current?.play().catch(() => setPlaying(false));
  };

  return (
    <div ref={frame} className="relative size-full bg-scrim">
      {!started && (
        <Picture
          photo={poster}
          sizes={sizes}
          alt=""
          fit="contain"
          className="absolute inset-0 size-full"
        />
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: listers film without captions */}
      <video
        ref={video}
        src={url}
        preload="none"
        playsInline
        controls={started || !hydrated}
        controlsList="nodownload nofullscreen"
        aria-label={`Video of ${name}`}
        onContextMenu={(event) => event.preventDefault()}
        onPlay={() => setPlaying(true)}
        onPlaying={() => setStarted(true)}
        onError={() => setUnplayable(true)}
        onPause={() => setPlaying(false)}
        className={cx('relative size-full object-contain', hydrated && !started && 'opacity-0')}
      />
      {unplayable && <UnplayableVideo url={url} name={name} />}
      {hydrated && !unplayable && (
        <>
          <button
            type="button"
            onClick={toggle}
            aria-label={playing ? 'Pause video' : 'Play video'}
            className={cx(
              OVER_PHOTO,
              'top-1/2 left-1/2 size-16 -translate-1/2 transition-opacity',
              playing && 'opacity-0 hover:opacity-100 focus-visible:opacity-100',
            )}
          >
            <Icon of={playing ? Pause : Play} size={28} filled />
          </button>
          <button
            type="button"
            onClick={fullScreen.toggle}
            aria-label={fullScreen.active ? 'Exit full screen' : 'Full screen'}
            className={cx(OVER_PHOTO, 'top-3 right-3 size-11')}
          >
            <Icon of={fullScreen.active ? Minimize2 : Maximize2} />
          </button>
        </>
      )}
      <LogoOverlay raised fullScreen={fullScreen.active} />
    </div>
  );
}

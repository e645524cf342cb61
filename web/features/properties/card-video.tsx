import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Photo } from '#domain/media/photo.ts';
import { useLowData } from '#web/lib/low-data.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { UnplayableVideo } from '#web/ui/pictures/unplayable-video.tsx';

export interface CardVideoProps {
  url: string;
  /** Stands there until the video plays; an element's own poster would load at once. */
  poster: Photo | undefined;
  sizes: string;
  name: string;
}

/**
 * A card's video (specification §2.3): muted and looping, it plays automatically while on screen, and a click
 * stops and starts it. In low-data mode or with reduced motion it waits for the click.
 */
export default function CardVideo({ url, poster, sizes, name }: CardVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const stopped = useRef(false);
  const [playing, setPlaying] = useState(false);
  const [started, setStarted] = useState(false);
  const [unplayable, setUnplayable] = useState(false);
  usePlayInView(video, stopped);

  const toggle = () => {
    stopped.current = playing;
    if (playing) video.current?.pause();
    else if (video.current) play(video.current);
  };

  return (
    <div className="relative size-full">
      <Picture photo={poster} sizes={sizes} alt="" className="size-full" />
      <video
        ref={video}
        src={url}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden
        onPlaying={() => {
          setPlaying(true);
          setStarted(true);
        }}
        onPause={() => setPlaying(false)}
        onError={() => setUnplayable(true)}
        className={cx('absolute inset-0 size-full object-cover', !started && 'opacity-0')}
      />
      {unplayable ? (
        <UnplayableVideo url={url} name={name} />
      ) : (
        <button
          type="button"
          onClick={toggle}
          aria-label={`${playing ? 'Pause' : 'Play'} the video of ${name}`}
          className="absolute inset-0 z-1 grid place-items-center focus-visible:-outline-offset-4 focus-visible:outline-on-scrim"
        >
          <span
            className={cx(
              'grid place-items-center rounded-full bg-scrim/70 text-on-scrim',
              playing ? 'absolute right-2 bottom-2 size-8' : 'size-11',
            )}
          >
            <Icon of={playing ? Pause : Play} size={playing ? 14 : 18} filled />
          </span>
        </button>
      )}
    </div>
  );
}

/** Plays a video while it is on screen, unless someone has stopped it. */
function usePlayInView(video: RefObject<HTMLVideoElement | null>, stopped: RefObject<boolean>) {
  const lowData = useLowData();
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const autoplay = !lowData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const observer = new IntersectionObserver(
      (changes) => {
        if (!changes.at(-1)?.isIntersecting) element.pause();
        else if (autoplay && !stopped.current) play(element);
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [video, stopped, lowData]);
}

/** A browser that refuses to play leaves the play sign there. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => {});
}

import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import type { Photo } from '#domain/media/photo.ts';
import { SLIDE, VIDEO } from '#web/lib/start/early-use.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { Picture } from '../pictures/picture.tsx';

/** A photo, or the video with its poster. */
export interface Slide {
  key: string;
  photo: Photo | undefined;
  isVideo?: boolean;
}

interface Props {
  slide: Slide;
  /** From 0. */
  position: number;
  count: number;
  current: boolean;
  /** True if the video may replace it; the script in the head can do so too (web/head/strips.ts). */
  mayBeVideo?: boolean;
  sizes: string;
  onChoose(index: number): void;
  className?: string;
  /** Drawn over the picture. */
  children?: ReactNode;
}

/** A small picture that brings its photo, or the video, to the front. */
export function Thumbnail({
  slide: { photo, isVideo },
  position,
  count,
  current,
  mayBeVideo = isVideo,
  sizes,
  onChoose,
  className,
  children,
}: Props) {
  return (
    <button
      type="button"
      {...{ [SLIDE]: position, [VIDEO]: isVideo ? '' : undefined }}
      onClick={() => onChoose(position)}
      aria-label={isVideo ? 'Show the video' : `Show photo ${position + 1} of ${count}`}
      aria-current={current || undefined}
      suppressHydrationWarning
      className={cx('group relative block size-full overflow-hidden', className)}
    >
      <Picture photo={photo} sizes={sizes} alt="" className="size-full" />
      {mayBeVideo && (
        <span className="absolute inset-0 hidden place-items-center bg-scrim/40 text-on-scrim group-data-video:grid">
          <Icon of={Play} filled />
        </span>
      )}
      {children}
    </button>
  );
}

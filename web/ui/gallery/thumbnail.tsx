import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import type { Photo } from '#domain/media/photo.ts';
import { SLIDE } from '#web/lib/early-use.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { Picture } from '../picture.tsx';

/** What a thumbnail stands for: a photo, or the video with its picture. */
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
  sizes: string;
  onChoose(index: number): void;
  className?: string;
  /** What lies on the picture. */
  children?: ReactNode;
}

/** A small picture that brings its photo, or the video, to the front. */
export function Thumbnail({
  slide: { photo, isVideo },
  position,
  count,
  current,
  sizes,
  onChoose,
  className,
  children,
}: Props) {
  return (
    <button
      type="button"
      {...{ [SLIDE]: position }}
      onClick={() => onChoose(position)}
      aria-label={isVideo ? 'Show the video' : `Show photo ${position + 1} of ${count}`}
      aria-current={current || undefined}
      suppressHydrationWarning
      className={cx('group relative block size-full overflow-hidden', className)}
    >
      <Picture photo={photo} sizes={sizes} alt="" className="size-full" />
      {isVideo && (
        <span className="absolute inset-0 grid place-items-center bg-scrim/40 text-on-scrim">
          <Icon of={Play} filled />
        </span>
      )}
      {children}
    </button>
  );
}

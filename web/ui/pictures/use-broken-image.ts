import { type RefObject, useEffect, useRef, useState } from 'react';

/** Props for an `<img>`, and whether the picture at `src` failed to load. */
export function useBrokenImage(src: string | undefined): {
  broken: boolean;
  watch: { ref: RefObject<HTMLImageElement | null>; onError(): void };
} {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);

  // If an image failed before scripts ran, nobody heard its error event.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0) setBrokenSrc(src);
  }, [src]);

  return {
    broken: src !== undefined && src === brokenSrc,
    watch: { ref: image, onError: () => setBrokenSrc(src) },
  };
}

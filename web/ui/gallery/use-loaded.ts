import { useState } from 'react';
import { useLowData } from '#web/lib/low-data.ts';
import { isNear } from './wrap-index.ts';

/** A picture loads at once, when the browser is idle, or not yet. */
export type Loading = 'now' | 'soon' | 'not-yet';

/**
 * Which of `count` slides load their pictures: the current one, those already seen and, unless saving data, its
 * neighbours. The browser's own lazy loading does not help, because it treats all slides beside the current one
 * as near.
 */
export function useLoaded(index: number, count: number): (position: number) => Loading {
  const lowData = useLowData();
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([index]));
  if (!seen.has(index)) setSeen(new Set([...seen, index]));
  return (position) => {
    if (position === index || seen.has(position)) return 'now';
    return !lowData && isNear(position, index, count) ? 'soon' : 'not-yet';
  };
}

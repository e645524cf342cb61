import { useState } from 'react';
import { useLowData } from '#web/lib/low-data.ts';
import { isNear } from './wrap-index.ts';

/** How a slide's picture comes: at once, when nothing else is to do, or not yet. */
export type Loading = 'now' | 'soon' | 'not-yet';

/**
 * Which of `count` slides have their pictures: the one in front, what was in front, and the next ones where data
 * is not to be saved. A browser's own laziness does not help here, since it takes all that stands beside for near.
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

import { type ComponentType, lazy } from 'react';

/**
 * Passes a part that is loaded on demand to `use`. If it fails to load, because the browser is offline or an
 * update has removed its file, the page goes on without it, or with `without`.
 */
export function withPart<Part>(
  part: Promise<Part>,
  use: (part: Part) => void,
  without = () => {},
): void {
  void part.then(use, without);
}

/** React's `lazy` for such a part: if it fails to load, `without` replaces it, where otherwise the whole page would fail. */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  without: ComponentType<Props>,
) => lazy(() => load().catch(() => ({ default: without })));

/** Replaces a part that can be missing without harm. */
export const Nothing = () => null;

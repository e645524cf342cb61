import { type ComponentType, lazy } from 'react';

/**
 * Gives what is loaded only when it is needed to `use`. Where it does not come, as the browser is offline or an update
 * has taken its file away, the page goes on without it, or with what `without` does.
 */
export function withPart<Part>(
  part: Promise<Part>,
  use: (part: Part) => void,
  without = () => {},
): void {
  void part.then(use, without);
}

/** React's `lazy` for such a part: where it does not come, `without` takes its place; a page would fail with it. */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  without: ComponentType<Props>,
) => lazy(() => load().catch(() => ({ default: without })));

/** Replaces a part that can be missing without harm. */
export const Nothing = () => null;

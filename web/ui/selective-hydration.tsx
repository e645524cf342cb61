import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that React hydrates separately, after the rest and as its own task; a pressed part comes
 * first. A page hydrated in one go would not respond to presses meanwhile
 * (docs/decisions/browser/use-before-scripts.md).
 */
export const SelectiveHydration = ({ children }: { children: ReactNode }) => (
  <Suspense>{children}</Suspense>
);

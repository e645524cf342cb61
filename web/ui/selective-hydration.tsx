import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that React hydrates by itself, after the rest and as a task of its own; one that is pressed comes first.
 * A page that is hydrated at one go takes no press for as long (docs/decisions/use-before-scripts.md).
 */
export const SelectiveHydration = ({ children }: { children: ReactNode }) => (
  <Suspense>{children}</Suspense>
);

import { type ReactNode, Suspense, use } from 'react';
import { ownTurn } from '#web/lib/own-turn.ts';

/**
 * A part of a page that React hydrates by itself, after the rest and as a task of its own; one that is pressed comes first.
 * A page that is hydrated at one go takes no press for as long (docs/decisions/use-before-scripts.md). The server renders it in
 * a turn of its own, for the same reason.
 */
export const HydratedApart = ({ children }: { children: ReactNode }) => (
  <Suspense>{import.meta.env.SSR ? <InOwnTurn>{children}</InOwnTurn> : children}</Suspense>
);

/** React keeps what a part waits for until it is there: another try begins another wait for nothing. */
function InOwnTurn({ children }: { children: ReactNode }) {
  use(ownTurn());
  return children;
}

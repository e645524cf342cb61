import type { ReactNode } from 'react';

/** Cards in one to three columns, by the width of the screen (specification §2.9). */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">{children}</div>;
}

/** The `sizes` of a photo on a card of this grid. */
export const CARD_SIZES =
  '(min-width: 1232px) 384px, (min-width: 1024px) 31vw, (min-width: 640px) 47vw, calc(100vw - 2rem)';

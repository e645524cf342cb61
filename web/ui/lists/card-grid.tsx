import type { ReactNode } from 'react';

/** Cards in one to three columns, as space allows (specification §2.9). */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid gap-4 @xl:grid-cols-2 @xl:gap-6 @4xl:grid-cols-3">{children}</div>
    </div>
  );
}

/**
 * The `sizes` of a photo on a card of this grid, slightly understated for phones: 640 pixels are then enough for
 * the usual ones, where a hair more would load 1,024 and twice the bytes.
 */
export const CARD_SIZES =
  '(min-width: 1232px) 384px, (min-width: 928px) 31vw, (min-width: 608px) 47vw, calc(86vw - 2rem)';

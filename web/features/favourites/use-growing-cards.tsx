import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { favouritesPageMessages } from '#domain/favourites/page-messages.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { type CardListing, cardQuery } from '#web/lib/lists/listing-cards.ts';
import { Button } from '#web/ui/button.tsx';
import type { UnlistedListing } from './unlisted-card.tsx';

interface GrowingCards<Listing> {
  /** The first of the list. */
  shown: Listing[];
  /** One result per card, in the same order. */
  results: UseQueryResult<CardListing | null>[];
  /** The button that shows more of them; null if there are none. */
  more: ReactNode;
}

/**
 * A list of cards that grows page by page.
 * @param initial cards already loaded.
 */
export function useGrowingCards<Listing extends UnlistedListing>(
  listings: readonly Listing[],
  initial: readonly CardListing[] = [],
): GrowingCards<Listing> {
  const [size, setSize] = useState(LIST_PAGE_SIZE);
  const shown = listings.slice(0, size);
  const results = useQueries({
    queries: shown.map((one) =>
      cardQuery(
        one,
        initial.find(({ listing }) => listing._id === one.listingId),
      ),
    ),
  });
  const rest = listings.length - shown.length;
  const more = rest > 0 && (
    <Button
      variant="secondary"
      className="self-center"
      onClick={() => setSize(size + LIST_PAGE_SIZE)}
    >
      {favouritesPageMessages.more(Math.min(rest, LIST_PAGE_SIZE))}
    </Button>
  );
  return { shown, results, more };
}

import { useEffect, useRef } from 'react';
import { favouritesPageMessages } from '#domain/favourites/page-messages.ts';
import type { Favourite } from '#domain/favourites/schema.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { CardGrid } from '#web/ui/lists/card-grid.tsx';
import { CompareBar } from './compare-bar.tsx';
import { FavouriteEntry } from './favourite-entry.tsx';
import type { ListingCards } from './listing-cards.ts';
import { useCompareChoice } from './use-compare-choice.ts';
import { useGrowingCards } from './use-growing-cards.tsx';

interface Props {
  kept: readonly Favourite[];
  cards: ListingCards;
}

/** Favourites as pages of cards; listings that cannot be loaded stay in the list by name. */
export function FavouriteList({ kept, cards }: Props) {
  const { shown, results, more } = useGrowingCards(kept);
  const failed = results.filter(({ data, error }) => error && data === undefined);
  const choice = useCompareChoice(kept);
  useFocusAfterRemoval(kept.length);
  return (
    <>
      {failed[0]?.error && (
        <ErrorBox
          title={favouritesPageMessages.failure}
          message={failed[0].error.message}
          busy={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        />
      )}
      <CardGrid>
        {shown.map((favourite, index) => (
          <FavouriteEntry
            key={favourite.listingId}
            favourite={favourite}
            result={results[index]}
            cards={cards}
            choice={choice}
          />
        ))}
      </CardGrid>
      {more}
      <CompareBar choice={choice} />
    </>
  );
}

/** Removing a favourite drops the focus with it. If nothing nearby took the focus, the title gets it. */
function useFocusAfterRemoval(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isShorter = count < before.current;
    before.current = count;
    if (isShorter && document.activeElement === document.body) focusTitle();
  }, [count]);
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { Favourite } from '#domain/favourites/schema.ts';
import type { CardListing } from '#web/lib/listing-cards.ts';
import { CardSkeleton } from '#web/ui/card-skeleton.tsx';
import { CompareTick } from './compare-tick.tsx';
import { cardOf, type ListingCards } from './listing-cards.ts';
import { Note } from './note.tsx';
import { UnlistedCard } from './unlisted-card.tsx';
import type { CompareChoice } from './use-compare-choice.ts';

interface Props {
  favourite: Favourite;
  result: UseQueryResult<CardListing | null> | undefined;
  cards: ListingCards;
  choice: CompareChoice;
}

/** A listing that is kept, with the note on it and the tick that has it compared. */
export function FavouriteEntry({ favourite, result, cards, choice }: Props) {
  const listed = result?.data;
  return (
    <div className="flex min-w-0 flex-col gap-1 *:first:grow">
      {listed && cardOf(cards, listed)}
      {listed === undefined && !result?.error && <CardSkeleton lines={2} />}
      {(listed === null || (listed === undefined && result?.error)) && (
        <UnlistedCard favourite={favourite} isGone={listed === null} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {listed && <CompareTick favourite={favourite} choice={choice} />}
        <Note favourite={favourite} />
      </div>
    </div>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { Favourite } from '#domain/favourites/schema.ts';
import type { CardListing } from '#web/lib/lists/listing-cards.ts';
import { CompareTick } from './compare-tick.tsx';
import { KeptCard } from './kept-card.tsx';
import type { ListingCards } from './listing-cards.ts';
import { Note } from './note.tsx';
import { PriceSinceKept } from './price-since-kept.tsx';
import { RemoveButton } from './remove-button.tsx';
import type { CompareChoice } from './use-compare-choice.ts';

interface Props {
  favourite: Favourite;
  result: UseQueryResult<CardListing | null> | undefined;
  cards: ListingCards;
  choice: CompareChoice;
}

/** A kept listing with its note, and a checkbox for comparing it. */
export function FavouriteEntry({ favourite, result, cards, choice }: Props) {
  const listed = result?.data;
  return (
    <div className="flex min-w-0 flex-col gap-1 *:first:grow">
      <KeptCard
        listing={favourite}
        result={result}
        cards={cards}
        unlistedAction={<RemoveButton favourite={favourite} />}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {listed && <PriceSinceKept favourite={favourite} shown={listed} />}
        {listed && <CompareTick favourite={favourite} choice={choice} />}
        <Note favourite={favourite} />
      </div>
    </div>
  );
}

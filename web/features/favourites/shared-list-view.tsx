import type { SharedList } from '#domain/favourites/schema.ts';
import { sharedPageMessages } from '#domain/favourites/share-messages.ts';
import { paths } from '#domain/site/paths.ts';
import type { CardListing } from '#web/lib/lists/listing-cards.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CardGrid } from '#web/ui/lists/card-grid.tsx';
import { KeptCard } from './kept-card.tsx';
import type { ListingCards } from './listing-cards.ts';
import { useGrowingCards } from './use-growing-cards.tsx';

interface Props {
  list: SharedList;
  /** Cards already loaded. */
  initial: readonly CardListing[];
  cards: ListingCards;
}

/** Someone else's list, read-only: cards, with notes if those are shared. */
export function SharedListView({ list: { favourites }, initial, cards }: Props) {
  const { shown, results, more } = useGrowingCards(favourites, initial);
  if (favourites.length === 0) {
    return (
      <EmptyState
        title={sharedPageMessages.empty}
        text={sharedPageMessages.emptyHelp}
        action={<ButtonLink to={paths.home}>See homes and cars</ButtonLink>}
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <CardGrid>
        {shown.map((favourite, index) => (
          <div key={favourite.listingId} className="flex min-w-0 flex-col gap-2 *:first:grow">
            <KeptCard listing={favourite} result={results[index]} cards={cards} />
            {favourite.note && (
              <p className="px-1 text-sm whitespace-pre-line wrap-anywhere">
                <span className="font-semibold">{sharedPageMessages.note}:</span> {favourite.note}
              </p>
            )}
          </div>
        ))}
      </CardGrid>
      {more}
    </div>
  );
}

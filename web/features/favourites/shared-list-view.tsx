import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { favouritesPageMessages } from '#domain/favourites/page-messages.ts';
import type { SharedList } from '#domain/favourites/schema.ts';
import { sharedPageMessages } from '#domain/favourites/share-messages.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import { type CardListing, cardQuery } from '#web/lib/listing-cards.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CardGrid } from '#web/ui/card-grid.tsx';
import { CardSkeleton } from '#web/ui/card-skeleton.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { cardOf, type ListingCards } from './listing-cards.ts';

interface Props {
  list: SharedList;
  /** Cards that are in hand. */
  initial: readonly CardListing[];
  cards: ListingCards;
}

/** The list of somebody else, to be read: cards, with notes where they are shared. */
export function SharedListView({ list: { favourites }, initial, cards }: Props) {
  const [size, setSize] = useState(LIST_PAGE_SIZE);
  const shown = favourites.slice(0, size);
  const results = useQueries({
    queries: shown.map((one) =>
      cardQuery(
        one,
        initial.find(({ listing }) => listing._id === one.listingId),
      ),
    ),
  });
  const rest = favourites.length - shown.length;
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
        {shown.map(({ listingId, name, note }, index) => {
          const { data, isPending } = results[index] ?? {};
          return (
            <div key={listingId} className="flex min-w-0 flex-col gap-2 *:first:grow">
              {data && cardOf(cards, data)}
              {!data && (isPending ? <CardSkeleton lines={2} /> : <p>{name}</p>)}
              {note && (
                <p className="px-1 text-sm whitespace-pre-line wrap-anywhere">
                  <span className="font-semibold">{sharedPageMessages.note}:</span> {note}
                </p>
              )}
            </div>
          );
        })}
      </CardGrid>
      {rest > 0 && (
        <Button
          variant="secondary"
          className="self-center"
          onClick={() => setSize(size + LIST_PAGE_SIZE)}
        >
          {favouritesPageMessages.more(Math.min(rest, LIST_PAGE_SIZE))}
        </Button>
      )}
    </div>
  );
}

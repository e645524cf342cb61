import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CardListing } from '#web/lib/lists/listing-cards.ts';
import { CardSkeleton } from '#web/ui/lists/card-skeleton.tsx';
import { cardOf, type ListingCards } from './listing-cards.ts';
import { UnlistedCard, type UnlistedListing } from './unlisted-card.tsx';

interface Props {
  listing: UnlistedListing;
  result: UseQueryResult<CardListing | null> | undefined;
  cards: ListingCards;
  /** The action for a listing without a card. */
  unlistedAction?: ReactNode;
}

/** A kept listing's card; without one, its name and the reason. */
export function KeptCard({ listing, result, cards, unlistedAction }: Props) {
  const { data, error } = result ?? {};
  if (data) return cardOf(cards, data);
  if (data === undefined && !error) return <CardSkeleton lines={2} />;
  return (
    <UnlistedCard listing={listing} isGone={data === null}>
      {unlistedAction}
    </UnlistedCard>
  );
}

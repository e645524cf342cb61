import { useQuery } from '@tanstack/react-query';
import type { PropertySummary } from '#domain/properties/schema.ts';
import type { Listed } from '#web/lib/api/page-data.ts';
import { Similar } from '#web/ui/detail/similar.tsx';
import { ListingCard } from '../listing-card.tsx';
import { similarQuery } from './similar.ts';

interface Props {
  /** The property to find similar ones for. */
  id: string;
  initial: Listed<PropertySummary> | null;
}

/** Listings like this one, the nearest first; renders nothing if there are none. */
export function SimilarListings({ id, initial }: Props) {
  const { data } = useQuery(similarQuery(id, initial));
  return (
    <Similar
      title="Similar listings"
      items={data?.items}
      card={(property) => <ListingCard key={property._id} property={property} headingLevel={3} />}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import type { Property } from '#domain/properties/schema.ts';
import type { Listed } from '#web/lib/page-data.ts';
import { CardGrid } from '#web/ui/card-grid.tsx';
import { ListingCard } from '../listing-card.tsx';
import { similarQuery } from './similar.ts';

interface Props {
  /** Of the property that they are like. */
  id: string;
  initial: Listed<Property> | null;
}

/** Listings like this one, the nearest first; nothing when there is none. */
export function SimilarListings({ id, initial }: Props) {
  const { data } = useQuery(similarQuery(id, initial));
  if (!data?.items.length) return null;
  return (
    <section aria-labelledby="similar-listings" className="wrap mt-12 flex flex-col gap-6">
      <h2 id="similar-listings" className="text-xl md:text-2xl">
        Similar listings
      </h2>
      <CardGrid>
        {data.items.map((each) => (
          <ListingCard key={each._id} property={each} headingLevel={3} />
        ))}
      </CardGrid>
    </section>
  );
}

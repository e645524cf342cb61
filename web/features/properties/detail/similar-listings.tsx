import { useQuery } from '@tanstack/react-query';
import type { Property } from '#domain/properties/schema.ts';
import type { Listed } from '#web/lib/page-data.ts';
import { CardGrid } from '#web/ui/card-grid.tsx';
import { ListingCard } from '../listing-card.tsx';
import { propertiesQuery } from '../queries.ts';
import { similarFilters, similarTo } from './similar.ts';

interface Props {
  property: Property;
  initial: Listed<Property> | null;
}

/** Listings like this one; nothing when there is none. */
export function SimilarListings({ property, initial }: Props) {
  const { data } = useQuery(propertiesQuery(similarFilters(property), initial));
  const similar = similarTo(property, data?.items ?? []);
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="similar-listings" className="wrap mt-12 flex flex-col gap-6">
      <h2 id="similar-listings" className="text-xl md:text-2xl">
        Similar listings
      </h2>
      <CardGrid>
        {similar.map((each) => (
          <ListingCard key={each._id} property={each} />
        ))}
      </CardGrid>
    </section>
  );
}

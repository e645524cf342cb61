import { favouriteMessages } from '#domain/favourites/messages.ts';
import { favouritesPageMessages } from '#domain/favourites/page-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { CarCard } from '#web/features/cars/car-card.tsx';
import { Favourites } from '#web/features/favourites/favourites.tsx';
import type { ListingCards } from '#web/features/favourites/listing-cards.ts';
import { ListingCard } from '#web/features/properties/listing-card.tsx';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/favourites';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: favouriteMessages.title,
    description: favouritesPageMessages.description,
    path: paths.favourites,
    origin: originOf(matches),
    index: false,
  });

const CARDS: ListingCards = {
  property: (property) => <ListingCard property={property} />,
  car: (car) => <CarCard car={car} />,
};

/** What who is looking keeps: the same page for visitors and members, filled in by the browser. */
export default function FavouritesPage() {
  return (
    <div className="wrap pb-12">
      <PageHeader
        title={favouriteMessages.title}
        crumbs={[{ label: 'Home', to: paths.home }, { label: favouriteMessages.title }]}
      />
      <Favourites cards={CARDS} />
    </div>
  );
}

import { useLocation } from 'react-router';
import { isRelocationVehicle } from '#domain/cars/car.ts';
import { buyCarMessages, carListMessages, relocationMessages } from '#domain/cars/messages.ts';
import type { CarSummary } from '#domain/cars/schema.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import type { Listed } from '#web/lib/api/page-data.ts';
import { shownText } from '#web/lib/lists/list-page.ts';
import { usePageOfList } from '#web/lib/lists/use-page-of-list.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFirst } from '#web/ui/lists/list-first.tsx';
import { ListPages } from '#web/ui/lists/list-pages.tsx';
import { ListResults } from '#web/ui/lists/list-results.tsx';
import { ListSection } from '#web/ui/lists/list-section.tsx';
import { BuyHero } from './buy-hero.tsx';
import { buyQuery, categoryOf } from './buy-query.ts';
import { CarAction } from './car-action.tsx';
import { CarCard } from './car-card.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { useCars } from './queries.ts';

const LIST_ID = 'cars';

/** The page that sells cars (specification §2.18). */
export function BuyList({ initial }: { initial: Listed<CarSummary> | null }) {
  const query = new URLSearchParams(useLocation().search);
  const category = categoryOf(query);
  const result = useCars(buyQuery(query), initial);
  const place = usePageOfList(result.data, LIST_PAGE_SIZE);
  return (
    <div className="flex flex-col gap-8 md:gap-12">
      <BuyHero />
      <div className="wrap">
        <CategoryTiles chosen={category} listId={LIST_ID} />
      </div>
      <ListSection
        id={LIST_ID}
        titleId="featured"
        title={category ?? buyCarMessages.featured}
        count={place.total > 0 && shownText(place, 'car')}
        className="wrap"
      >
        <ListResults
          result={result}
          loading="Loading cars..."
          shape={{ lines: 3, button: true }}
          errorTitle={carListMessages.failure}
          empty={
            <EmptyState
              title={buyCarMessages.empty}
              text={category && buyCarMessages.noneOf(category)}
              action={
                query.size > 0 ? (
                  <ButtonLink to={{ search: '', hash: `#${LIST_ID}` }} variant="secondary">
                    Show all cars
                  </ButtonLink>
                ) : (
                  <ListFirst kind="car" />
                )
              }
            />
          }
          card={(car) => (
            <CarCard
              key={car._id}
              car={car}
              headingLevel={3}
              actions={
                <CarAction car={car}>
                  {isRelocationVehicle(car) ? relocationMessages.request : buyCarMessages.buy}
                </CarAction>
              }
            />
          )}
        />
        <ListPages of={place} hash={`#${LIST_ID}`} />
      </ListSection>
    </div>
  );
}

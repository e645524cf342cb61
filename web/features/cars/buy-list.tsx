import { useLocation } from 'react-router';
import { isRelocationVehicle } from '#domain/cars/car.ts';
import { buyCarMessages, carListMessages, relocationMessages } from '#domain/cars/messages.ts';
import type { Car } from '#domain/cars/schema.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { pageOf, pageSearch, pagesOf, shownText } from '#web/lib/list-page.ts';
import type { Listed } from '#web/lib/page-data.ts';
import { useLastPage } from '#web/lib/use-last-page.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListResults } from '#web/ui/list-results.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { BuyHero } from './buy-hero.tsx';
import { buyQuery, categoryOf } from './buy-query.ts';
import { CarAction } from './car-action.tsx';
import { CarCard } from './car-card.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { useCars } from './queries.ts';

const LIST_ID = 'cars';

/** The page that sells cars (specification §2.18). */
export function BuyList({ initial }: { initial: Listed<Car> | null }) {
  const query = new URLSearchParams(useLocation().search);
  const result = useCars(buyQuery(query), initial);
  const category = categoryOf(query);
  const page = pageOf(query);
  const { data, listed } = result;
  useLastPage(data, LIST_PAGE_SIZE);
  const total = listed?.total ?? 0;
  return (
    <div className="flex flex-col gap-8 md:gap-12">
      <BuyHero />
      <div className="wrap">
        <CategoryTiles chosen={category} listId={LIST_ID} />
      </div>
      <section id={LIST_ID} aria-labelledby="featured" className="wrap flex flex-col gap-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="featured" className="text-xl md:text-2xl">
            {category ?? buyCarMessages.featured}
          </h2>
          <p role="status" className="figures text-sm text-muted">
            {listed &&
              listed.items.length > 0 &&
              shownText({ page, size: LIST_PAGE_SIZE, total }, 'car')}
          </p>
        </div>
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
                query.size > 0 && (
                  <ButtonLink to={{ search: '', hash: `#${LIST_ID}` }} variant="secondary">
                    Show all cars
                  </ButtonLink>
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
        <Pagination
          page={page}
          pages={pagesOf(total, LIST_PAGE_SIZE)}
          hrefOf={(each) => ({ search: pageSearch(query, each), hash: `#${LIST_ID}` })}
        />
      </section>
    </div>
  );
}

import { useLocation } from 'react-router';
import { carListMessages, relocationMessages } from '#domain/cars/messages.ts';
import type { CarSummary } from '#domain/cars/schema.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import type { Listed } from '#web/lib/api/page-data.ts';
import { shownText } from '#web/lib/lists/list-page.ts';
import { usePageOfList } from '#web/lib/lists/use-page-of-list.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListCount } from '#web/ui/lists/list-count.tsx';
import { ListPages } from '#web/ui/lists/list-pages.tsx';
import { ListResults } from '#web/ui/lists/list-results.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { relocationQuery } from './buy-query.ts';
import { useCars } from './queries.ts';
import { RelocationCard } from './relocation-card.tsx';

/** The vehicles that move people's loads (specification §2.17). */
export function RelocationList({ initial }: { initial: Listed<CarSummary> | null }) {
  const query = new URLSearchParams(useLocation().search);
  const result = useCars(relocationQuery(query), initial);
  const { data, listed, error } = result;
  const place = usePageOfList(data, LIST_PAGE_SIZE);
  return (
    <div className="wrap flex flex-col gap-4">
      <PageHeader
        title={relocationMessages.title}
        intro="Trucks, vans and pickups with a driver. Request one, and agree on the trip with the driver."
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: 'Cars', to: paths.cars },
          { label: 'Relocation Ride' },
        ]}
        actions={
          <ButtonLink to={paths.uploadCar} variant="secondary">
            Upload Car
          </ButtonLink>
        }
      />
      <ListCount>
        {!listed && !error && 'Loading vehicles...'}
        {place.total > 0 && shownText(place, 'vehicle')}
      </ListCount>
      <ListResults
        result={result}
        loading={null}
        shape={{ lines: 3, button: true }}
        errorTitle={carListMessages.failure}
        empty={
          <EmptyState
            title={relocationMessages.empty}
            action={
              <ButtonLink to={paths.cars} variant="secondary">
                See all cars
              </ButtonLink>
            }
          />
        }
        card={(car, index) => <RelocationCard key={car._id} car={car} eager={index === 0} />}
      />
      <div className="mt-4">
        <ListPages of={place} />
      </div>
    </div>
  );
}

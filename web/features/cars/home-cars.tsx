import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useEffect } from 'react';
import { anyCarListMessages } from '#domain/cars/list-messages.ts';
import type { CarSummary } from '#domain/cars/schema.ts';
import { homeMessages, noneOnHome } from '#domain/site/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { readPath } from '#web/lib/api/call-path.ts';
import { withQuery } from '#web/lib/api/with-query.ts';
import { shownText } from '#web/lib/lists/list-page.ts';
import type { ListedResult } from '#web/lib/lists/use-listed.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LeaveOutLater } from '#web/ui/lists/leave-out-later.tsx';
import { ListFirst } from '#web/ui/lists/list-first.tsx';
import { ListResults } from '#web/ui/lists/list-results.tsx';
import { ListSection } from '#web/ui/lists/list-section.tsx';
import { CarCard } from './car-card.tsx';
import type { CarFilters } from './queries.ts';

interface Props {
  /** The home page's search. */
  filters: Pick<CarFilters, 'search' | 'maxPrice' | 'exact'>;
  /** Shown if there are no matches: a link to the other kind. */
  elsewhere: ReactNode;
  result: ListedResult<CarSummary>;
}

const SHOWN = 6;
const AT_ANY_PRICE = [{ name: 'maxPrice', label: homeMessages.highestPrice }];

/** The API query for the home page's cars: the newest, of every kind. */
export const homeCarsFilters = ({ search, maxPrice, exact }: Props['filters']): CarFilters => ({
  search,
  maxPrice,
  exact,
  limit: SHOWN,
});

/** The grid of cars on the home page (specification §2.3). */
export function HomeCars({ filters, elsewhere, result }: Props) {
  const { data, error } = result;
  const { total = 0, fits, items = [] } = data ?? {};
  const filtered = Boolean(filters.search || filters.maxPrice);

  useEffect(() => {
    if (error) console.error(error);
  }, [error]);

  return (
    <ListSection
      titleId="cars-title"
      title="Cars"
      count={
        total > 0 && shownText({ page: 1, size: SHOWN, total, fits, shown: items.length }, 'car')
      }
      link={
        <ButtonLink
          to={withQuery(paths.cars, { search: filters.search, maxPrice: filters.maxPrice })}
          variant="link"
          className="text-sm"
        >
          See all cars
          <Icon of={ArrowRight} size={16} />
        </ButtonLink>
      }
    >
      <ListResults
        result={result}
        skeletons={SHOWN}
        shape={{ lines: 3 }}
        errorTitle={anyCarListMessages.failure}
        empty={
          <EmptyState
            {...noneOnHome('cars', filters)}
            compact={filtered}
            action={!filtered && <ListFirst kind="car" />}
          >
            {elsewhere}
            {filtered && (
              <LeaveOutLater
                path={readPath('GET /api/cars/without', { query: { ...filters } })}
                chips={AT_ANY_PRICE}
              />
            )}
          </EmptyState>
        }
        card={(car) => (
          <CarCard key={car._id} car={car} headingLevel={3} className="paint-later-[26rem]" />
        )}
      />
    </ListSection>
  );
}

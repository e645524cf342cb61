import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { HOME_PAGE_SIZE } from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { homeMessages, noneOnHome } from '#domain/site/messages.ts';
import { HOME_RESULTS_ID } from '#web/lib/lead-to.ts';
import { pageSearch, pagesOf, shownText } from '#web/lib/list-page.ts';
import { useLastPage } from '#web/lib/use-last-page.ts';
import type { ListedResult } from '#web/lib/use-listed.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListResults } from '#web/ui/list-results.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { HomeCard } from './home-card.tsx';
import type { PropertyFilters } from './queries.ts';

interface Props {
  /** What was searched for, and the page. */
  filters: Pick<PropertyFilters, 'search' | 'maxPrice'> & { page: number };
  result: ListedResult<Property>;
}

/** A page of the home page's properties, as it is asked of the API. */
export const homePropertiesFilters = (filters: Props['filters']): PropertyFilters => ({
  ...filters,
  limit: HOME_PAGE_SIZE,
});

/** The grid of properties on the home page, six to a page (specification §2.3). */
export function HomeProperties({ filters, result }: Props) {
  const query = new URLSearchParams(useLocation().search);
  const { data, listed, error } = result;
  useLastPage(data, HOME_PAGE_SIZE);
  const filtered = Boolean(filters.search || filters.maxPrice);

  useEffect(() => {
    if (error) console.error(error);
  }, [error]);

  const total = listed?.total ?? 0;
  const { page } = filters;
  const none = noneOnHome('properties', filters);
  return (
    <section aria-labelledby="properties-title" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="properties-title" className="text-xl md:text-2xl">
          Properties
        </h2>
        <p role="status" className="figures text-sm text-muted">
          {listed?.items.length === 0 && <span className="sr-only">{none.title}</span>}
          {listed &&
            listed.items.length > 0 &&
            shownText({ page, size: HOME_PAGE_SIZE, total }, 'property', 'properties')}
        </p>
      </div>
      <ListResults
        result={result}
        skeletons={HOME_PAGE_SIZE}
        shape={{ lines: 5 }}
        errorTitle={homeMessages.errorTitle}
        empty={
          <EmptyState
            {...none}
            compact={filtered}
            action={
              filtered && (
                <ButtonLink to={{ search: '' }} variant="secondary" preventScrollReset>
                  Show all properties
                </ButtonLink>
              )
            }
          />
        }
        card={(property) => <HomeCard key={property._id} property={property} />}
      />
      <Pagination
        label="Pages of properties"
        page={page}
        pages={pagesOf(total, HOME_PAGE_SIZE)}
        hrefOf={(each) => ({ search: pageSearch(query, each), hash: `#${HOME_RESULTS_ID}` })}
      />
    </section>
  );
}

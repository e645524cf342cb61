import { type ReactNode, useEffect } from 'react';
import { HOME_PAGE_SIZE } from '#domain/properties/property.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { homeMessages, noneOnHome } from '#domain/site/messages.ts';
import { readPath } from '#web/lib/api/call-path.ts';
import { shownText } from '#web/lib/lists/list-page.ts';
import type { ListedResult } from '#web/lib/lists/use-listed.ts';
import { usePageOfList } from '#web/lib/lists/use-page-of-list.ts';
import { HOME_RESULTS_ID } from '#web/lib/start/lead-to.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LeaveOutLater } from '#web/ui/lists/leave-out-later.tsx';
import { ListFirst } from '#web/ui/lists/list-first.tsx';
import { ListPages } from '#web/ui/lists/list-pages.tsx';
import { ListResults } from '#web/ui/lists/list-results.tsx';
import { ListSection } from '#web/ui/lists/list-section.tsx';
import { HomeCard } from './home-card.tsx';
import type { PropertyFilters } from './queries.ts';

interface Props {
  /** The home page's search, and the page of results. */
  filters: Pick<PropertyFilters, 'search' | 'maxPrice' | 'exact'> & { page: number };
  /** Shown if there are no matches: a link to the other kind. */
  elsewhere: ReactNode;
  result: ListedResult<PropertySummary>;
}

const AT_ANY_PRICE = [{ name: 'maxPrice', label: homeMessages.highestPrice }];

/** The API query for a page of the home page's properties. */
export const homePropertiesFilters = (filters: Props['filters']): PropertyFilters => ({
  ...filters,
  limit: HOME_PAGE_SIZE,
});

/** The grid of properties on the home page, six to a page (specification §2.3). */
export function HomeProperties({ filters, elsewhere, result }: Props) {
  const { data, error } = result;
  const place = usePageOfList(data, HOME_PAGE_SIZE);
  const filtered = Boolean(filters.search || filters.maxPrice);
  const none = noneOnHome('properties', filters);

  useEffect(() => {
    if (error) console.error(error);
  }, [error]);

  return (
    <ListSection
      titleId="properties-title"
      title="Properties"
      count={
        place.total > 0
          ? shownText(place, 'property', 'properties')
          : data && <span className="sr-only">{none.title}</span>
      }
    >
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
              filtered ? (
                <ButtonLink to={{ search: '' }} variant="secondary" preventScrollReset>
                  Show all properties
                </ButtonLink>
              ) : (
                <ListFirst kind="property" />
              )
            }
          >
            {elsewhere}
            {filtered && (
              <LeaveOutLater
                path={readPath('GET /api/properties/without', { query: { ...filters } })}
                chips={AT_ANY_PRICE}
              />
            )}
          </EmptyState>
        }
        card={(property) => <HomeCard key={property._id} property={property} />}
      />
      <ListPages of={place} hash={`#${HOME_RESULTS_ID}`} label="Pages of properties" />
    </ListSection>
  );
}

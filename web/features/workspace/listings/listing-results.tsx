import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { OwnListingRow } from '#domain/workspace/listings-schema.ts';
import { RESULTS_PAGE_SIZE, SPANS, USUAL_SPAN } from '#domain/workspace/spans.ts';
import { pageOf, shownText } from '#web/lib/lists/list-page.ts';
import { type FilterQuery, useFilterQuery } from '#web/lib/lists/use-filter-query.ts';
import { usePageOfList } from '#web/lib/lists/use-page-of-list.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { ListCount } from '#web/ui/lists/list-count.tsx';
import { ListPages } from '#web/ui/lists/list-pages.tsx';
import { TextSkeleton } from '#web/ui/text-skeleton.tsx';
import { QuietDay } from '../today/quiet-day.tsx';
import { HowCounted } from './how-counted.tsx';
import { ListingResult } from './listing-result.tsx';
import { ownResultsQuery } from './listings-query.ts';

interface Props {
  userId: string;
  /** Renders the actions on a listing. */
  actions(listing: OwnListingRow): ReactNode;
  /** Above them: what a listing asks its lister. */
  question(listing: OwnListingRow): ReactNode;
}

/** The user's listings of both kinds, with their results of the last days and advice. */
export function ListingResults({ userId, actions, question }: Props) {
  const query = new URLSearchParams(useLocation().search);
  const filters = useFilterQuery(['search', 'days']);
  const days = SPANS.find((span) => span === query.get('days')) ?? USUAL_SPAN;
  const search = query.get('search')?.trim().slice(0, 100) ?? '';
  const page = pageOf(query);
  const { data, error, isFetching, refetch } = useQuery(
    ownResultsQuery(userId, { days, search, page }),
  );
  const place = usePageOfList(data, RESULTS_PAGE_SIZE);
  if (data?.total === 0 && !search && !error) return <QuietDay hasListings={false} />;
  return (
    <div className="flex flex-col gap-5">
      <ResultsSearch filters={filters} days={days} />
      {error && (
        <ErrorBox
          title="We couldn’t load your listings"
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && <TextSkeleton lines={6} />}
      {data && !error && (
        <>
          <ListCount>{data.total > 0 && shownText(place, 'listing', 'listings')}</ListCount>
          {data.total === 0 && <EmptyState compact title="No listings with that name." />}
          {data.total > 0 && <HowCounted />}
          <ul className="flex flex-col gap-4">
            {data.items.map((listing) => (
              <ListingResult key={listing._id} listing={listing} question={question(listing)}>
                {actions(listing)}
              </ListingResult>
            ))}
          </ul>
          <ListPages of={place} />
        </>
      )}
    </div>
  );
}

interface SearchProps {
  filters: FilterQuery<'search' | 'days'>;
  days: (typeof SPANS)[number];
}

/** The name that is looked for, and the period that the results are of. */
function ResultsSearch({ filters, days }: SearchProps) {
  return (
    <search>
      <form
        aria-label="Search your listings"
        onSubmit={(event) => {
          event.preventDefault();
          filters.apply();
        }}
        className="flex flex-wrap items-end gap-3"
      >
        <Field label="Search" mayBeEmpty className="min-w-0 grow basis-60">
          <SearchInput
            name="search"
            value={filters.values.search}
            onChange={(event) => filters.change('search', event.currentTarget.value, 'soon')}
            placeholder="Name"
            maxLength={100}
            autoComplete="off"
          />
        </Field>
        <Field label="Period" mayBeEmpty className="w-52 max-sm:w-full">
          <Select
            name="days"
            options={SPANS.map((span) => ({ value: span, label: `Last ${span} days` }))}
            value={days}
            onChange={(event) => filters.change('days', event.currentTarget.value, 'now')}
          />
        </Field>
      </form>
    </search>
  );
}

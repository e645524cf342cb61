import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { KINDS } from '#domain/listing-kinds.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { pageAsked, shownText } from '#web/lib/lists/list-page.ts';
import { type FilterQuery, useFilterQuery } from '#web/lib/lists/use-filter-query.ts';
import { usePageOfList } from '#web/lib/lists/use-page-of-list.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { ListCount } from '#web/ui/lists/list-count.tsx';
import { ListPages } from '#web/ui/lists/list-pages.tsx';
import { ListStates } from '#web/ui/lists/list-states.tsx';
import { ownListingsQuery } from './calls.ts';
import type { OwnKind, OwnListing } from './own-kind.ts';

interface Props<Listing extends OwnListing> {
  kind: OwnKind<Listing>;
  userId: string;
  /** The specification's sentence of a list with nothing in it. */
  empty: string;
  /** Leads on from an empty list. */
  emptyAction: ReactNode;
  skeleton: ReactNode;
  list(items: readonly Listing[]): ReactNode;
}

/** A user's own listings of a kind, or everyone's for an Admin: searched and paged by the address, in each of their states. */
export function OwnListings<Listing extends OwnListing>({
  kind,
  userId,
  empty,
  emptyAction,
  skeleton,
  list,
}: Props<Listing>) {
  const query = new URLSearchParams(useLocation().search);
  const { filter } = kind;
  const { noun, nouns } = KINDS[kind.kind];
  const filterQuery = useFilterQuery(['search', filter.name]);
  const search = query.get('search') ?? '';
  const { value: chosen = '', label: chosenLabel } =
    filter.options.find(({ value }) => value === query.get(filter.name)) ?? {};
  const result = useQuery(
    ownListingsQuery(kind, userId, { search, ...pageAsked(query), [filter.name]: chosen }),
  );
  const { data } = result;
  const place = usePageOfList(data, LIST_PAGE_SIZE);
  const isNone = data?.items.length === 0;
  // An empty list needs no search; a search without results does.
  const isNarrowed = search !== '' || chosen !== '';
  const hasSearch = !isNone || isNarrowed || filterQuery.values.search !== '';

  return (
    <div className="flex flex-col gap-4">
      {hasSearch && <OwnSearch kind={kind} query={filterQuery} chosen={chosen} />}
      <ListCount>
        {data && !isNone && shownText(place, noun, nouns)}
        {data && !isNone && chosenLabel && `: ${chosenLabel}`}
      </ListCount>
      <ListStates
        result={{ ...result, listed: data }}
        errorTitle={kind.errorTitle}
        empty={
          <EmptyState
            title={empty}
            action={
              isNarrowed ? (
                <Button variant="secondary" onClick={() => filterQuery.clear()}>
                  Clear the search
                </Button>
              ) : (
                emptyAction
              )
            }
          />
        }
        skeleton={skeleton}
        list={list}
      />
      <ListPages of={place} />
    </div>
  );
}

interface OwnSearchProps {
  kind: Pick<OwnKind<OwnListing>, 'kind' | 'filter'>;
  query: FilterQuery<string>;
  /** The value of the kind's filter. */
  chosen: string;
}

/** Words to search for, and the filter of the kind. */
function OwnSearch({ kind: { kind, filter }, query, chosen }: OwnSearchProps) {
  const { values, change, apply } = query;
  const everyones = isAdmin(useViewer());
  return (
    <search className="max-w-2xl">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
        className="flex flex-wrap gap-3"
      >
        <div className="grow basis-64">
          <SearchField
            isOwn
            label={`Search ${everyones ? 'all' : 'your'} ${KINDS[kind].nouns}`}
            placeholder="Search by name or description"
            value={values.search ?? ''}
            onChange={(value) => change('search', value, 'soon')}
          />
        </div>
        <Field label={filter.label} hideLabel mayBeEmpty className="grow sm:grow-0 sm:basis-52">
          <Select
            name={filter.name}
            options={filter.options}
            placeholder={filter.all}
            value={chosen}
            onChange={(event) => change(filter.name, event.currentTarget.value, 'now')}
          />
        </Field>
      </form>
    </search>
  );
}

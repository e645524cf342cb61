import { type ReactNode, Suspense, startTransition, useDeferredValue, useState } from 'react';
import type { FilterCountsResponse } from '#domain/filter-counts/schema.ts';
import { countedText } from '#domain/paging/counted.ts';
import type { WithoutResponse } from '#domain/search/schema.ts';
import { filterMessages } from '#domain/site/filter-messages.ts';
import type { FilterChip } from '#domain/values/filter-values.ts';
import type { RangeNames } from '#domain/values/ranges.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import type { FilterQuery } from '#web/lib/lists/use-filter-query.ts';
import type { ListedResult } from '#web/lib/lists/use-listed.ts';
import type { PageOfList } from '#web/lib/lists/use-page-of-list.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { useInBrowser } from '#web/lib/start/use-hydrated.ts';
import { EmptyState } from '../empty-state.tsx';
import { FilterCountContext, type OptionCounts } from '../filter-counts/filter-count-context.ts';
import { Field } from '../forms/field.tsx';
import { SearchField } from '../forms/search-field.tsx';
import { Select } from '../forms/select.tsx';
import type { ListMapProps } from '../list-map/list-map.tsx';
import { BOX_PARAMETER, isMapOpen } from '../list-map/map-address.ts';
import { MapButton } from '../list-map/map-button.tsx';
import { SelectiveHydration } from '../selective-hydration.tsx';
import type { CardShape } from './card-skeleton.tsx';
import { ClearFilters } from './clear-filters.tsx';
import { CompactListsButton } from './compact-lists-button.tsx';
import { FilterFrame } from './filter-frame.tsx';
import { LeaveOutLater } from './leave-out-later.tsx';
import { ListCount } from './list-count.tsx';
import { ListFirst } from './list-first.tsx';
import { ListPages } from './list-pages.tsx';
import { ListResults } from './list-results.tsx';

const ListMap = lazyPart(() => import('../list-map/list-map.tsx'), ListWithoutMap);
const WrongRange = lazyPart(() => import('./wrong-range.tsx'), Nothing);
const WithoutFilters = lazyPart(() => import('./without-filters.tsx'), Nothing);
const FilterCounts = lazyPart(() => import('../filter-counts/filter-counts.tsx'), Nothing);

/** The texts for a list of one kind of listing. */
export interface FilteredListText {
  searchLabel: string;
  searchPlaceholder: string;
  loading: string;
  errorTitle: string;
  empty: string;
  /** Below it, if filters are set. */
  emptyHelp: string;
  /** Below it, if only a text search is set. */
  emptyWordsHelp: string;
  /** Shows the filters' sentences for an empty list even if no filter is set. */
  isHelpAlways?: boolean;
}

interface Props<Name extends string, T> {
  text: FilteredListText;
  /** The number of results, once known. */
  count: ReactNode;
  query: FilterQuery<Name | 'search' | 'sort'>;
  /** The filters that 'Clear all filters' takes away; the order of the list stays. */
  filters: readonly (Name | 'search')[];
  /** Those that are set. */
  chips: readonly FilterChip<Name | 'search' | 'sort'>[];
  /** The list's orders, with the default first, which the address leaves out. */
  sorts: readonly { value: string; label: string }[];
  /** Actions on the filtered list, shown beside the filter chips. */
  withChips?: ReactNode;
  panel: ReactNode;
  /** The call for suggestions when there are no results. */
  without: ReadPath<WithoutResponse>;
  /** The calls that count the results of each filter option: with the current filters, and without any. */
  filterCounts: { path: ReadPath<FilterCountsResponse>; all: ReadPath<FilterCountsResponse> };
  /** The map of its listings: its calls have the current filters, except for the map's area. */
  map: Pick<ListMapProps, 'kind' | 'title' | 'path' | 'listPath'> & {
    card(listing: T): ReactNode;
  };
  result: ListedResult<T>;
  /** The address's impossible ranges; the list is not requested with one. */
  inverted: readonly RangeNames[];
  place: PageOfList;
  shape: CardShape;
  card(item: T, index: number): ReactNode;
}

/** A list with search box, filters, chips, order and pages, all of it in the address (specification §2.9, §2.15). */
export function FilteredList<Name extends string, T>(props: Props<Name, T>) {
  const {
    text,
    count,
    query,
    filters,
    withChips,
    sorts,
    panel,
    without,
    filterCounts,
    map,
    result,
    inverted,
    place,
    shape,
    card,
  } = props;
  const { values, change, clear, apply } = query;
  const { error } = result;
  const isInverted = inverted.length > 0;
  const read = isInverted ? undefined : result.data;
  const remove = ({ name, left }: FilterChip<string>) =>
    left ? change(name as Name, left, 'now') : clear([name as Name]);
  // The server cannot draw a map: its page is the list.
  const withMap = useInBrowser(() => isMapOpen(place.query));
  // An open map shows itself which part of it the list is of.
  const isOfMap = (name: string) => withMap && name === BOX_PARAMETER;
  const clearAll = () => clear(filters.filter((name) => !isOfMap(name)));
  const set = props.chips.filter(({ name }) => !isOfMap(name));
  const isFiltered = set.length > 0;
  // The text search has its own box, so it needs no chip.
  const chips = set.filter(({ name }) => name !== 'search');
  /** Asking again does not help if a filter itself is wrong, for example an unknown place. */
  const wrong = error instanceof ApiError ? filters.filter((name) => name in error.fields) : [];
  const isWrong = isInverted || wrong.length > 0;
  const [usual] = sorts;
  const [reached, setReached] = useState(false);
  const reach = () => setReached(true);
  const [counts, setCounts] = useState<OptionCounts>({});
  const counted = (
    <ListCount>
      {!read && !error && !isInverted && text.loading}
      {read && count}
    </ListCount>
  );
  // Typing and presses render first, then the cards in steps: a cheap phone takes a quarter of a second for them.
  const results = useDeferredValue(
    isInverted ? (
      <Suspense>
        {inverted.map(({ min, max }) => (
          <WrongRange
            key={min}
            names={[min, max]}
            labels={set.flatMap(({ name, label }) => (name === min || name === max ? label : []))}
          />
        ))}
      </Suspense>
    ) : (
      <>
        <SelectiveHydration>
          <div className="compact-cards contents">
            <ListResults
              result={result}
              loading={null}
              shape={shape}
              errorTitle={isWrong ? undefined : text.errorTitle}
              wayOut={() =>
                isWrong && (
                  <Suspense>
                    <WithoutFilters names={wrong} />
                  </Suspense>
                )
              }
              empty={
                <EmptyState
                  title={text.empty}
                  text={helpOf(text, { isFiltered, hasFilters: chips.length > 0 })}
                  action={
                    <div className="flex flex-wrap justify-center gap-3">
                      {(isFiltered || text.isHelpAlways) && (
                        <ClearFilters
                          variant={isFiltered ? 'primary' : 'secondary'}
                          onClear={clearAll}
                          text={
                            chips.length > 0 || text.isHelpAlways
                              ? undefined
                              : filterMessages.clearSearch
                          }
                        />
                      )}
                      {props.chips.length === 0 && <ListFirst kind={map.kind} />}
                    </div>
                  }
                >
                  {isFiltered && <LeaveOutLater path={without} chips={set} />}
                </EmptyState>
              }
              card={card}
            />
          </div>
        </SelectiveHydration>
        <div className="mt-4">
          <ListPages of={place} />
        </div>
      </>
    ),
  );
  return (
    <FilterFrame
      chips={chips}
      withChips={isFiltered && !isWrong && withChips}
      showText={
        read && !result.isPlaceholderData
          ? `Show ${countedText(place.total)} ${place.total === 1 ? 'result' : 'results'}`
          : 'Show results'
      }
      onRemove={remove}
      onClear={clearAll}
      onApply={apply}
      onReach={reach}
      // The cards come first, and so does typing.
      onSeen={read && !reached ? () => startTransition(reach) : undefined}
      withMap={withMap}
      panel={
        <FilterCountContext value={counts}>
          <SelectiveHydration>{panel}</SelectiveHydration>
        </FilterCountContext>
      }
      search={(form) => (
        <SearchField
          form={form}
          label={text.searchLabel}
          placeholder={text.searchPlaceholder}
          value={values.search}
          onChange={(value) => change('search', value, 'soon')}
        />
      )}
      sort={(form) => (
        <Field label="Sort by" hideLabel mayBeEmpty>
          <Select
            form={form}
            name="sort"
            submits
            // The address leaves the usual order out, and so does the form before scripts run.
            options={sorts.map((each) => (each === usual ? { ...each, value: '' } : each))}
            value={values.sort === usual?.value ? '' : values.sort}
            onChange={({ currentTarget: { value } }) => change('sort', value, 'now')}
          />
        </Field>
      )}
    >
      {reached && !isInverted && (
        <Suspense>
          <FilterCounts {...filterCounts} onCounts={setCounts} />
        </Suspense>
      )}
      {withMap ? (
        <Suspense fallback={results}>
          <ListMap
            {...map}
            card={(listing) => map.card(listing as T)}
            count={counted}
            isFiltered={isFiltered}
            onClear={clearAll}
          >
            {results}
          </ListMap>
        </Suspense>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-4">
            <div className="min-w-0 grow basis-40">{counted}</div>
            <MapButton />
            <CompactListsButton />
          </div>
          {results}
        </>
      )}
    </FilterFrame>
  );
}

function helpOf(
  text: FilteredListText,
  { isFiltered, hasFilters }: { isFiltered: boolean; hasFilters: boolean },
): string | undefined {
  if (hasFilters || (!isFiltered && text.isHelpAlways)) return text.emptyHelp;
  return isFiltered ? text.emptyWordsHelp : undefined;
}

/** If the map fails to load, the list stays. */
function ListWithoutMap({ children }: Pick<ListMapProps, 'children'>) {
  return children;
}

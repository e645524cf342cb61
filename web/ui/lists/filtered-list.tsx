import { type ReactNode, Suspense, startTransition, useDeferredValue, useState } from 'react';
import type { FilterCountsResponse } from '#domain/filter-counts/schema.ts';
import { countedText } from '#domain/paging/counted.ts';
import type { FilterChip } from '#domain/values/filter-values.ts';
import type { RangeNames } from '#domain/values/ranges.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import type { FilterQuery } from '#web/lib/lists/use-filter-query.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { useInBrowser } from '#web/lib/start/use-hydrated.ts';
import { FilterCountContext, type OptionCounts } from '../filter-counts/filter-count-context.ts';
import { Field } from '../forms/field.tsx';
import { SearchField } from '../forms/search-field.tsx';
import { Select } from '../forms/select.tsx';
import type { ListMapProps } from '../list-map/list-map.tsx';
import { BOX_PARAMETER, isMapOpen } from '../list-map/map-address.ts';
import { MapButton } from '../list-map/map-button.tsx';
import { SelectiveHydration } from '../selective-hydration.tsx';
import { CompactListsButton } from './compact-lists-button.tsx';
import { FilterFrame } from './filter-frame.tsx';
import {
  FilteredResults,
  type ResultsProps,
  type ResultsText,
  WrongRanges,
} from './filtered-results.tsx';
import { ListCount } from './list-count.tsx';

const ListMap = lazyPart(() => import('../list-map/list-map.tsx'), ListWithoutMap);
const FilterCounts = lazyPart(() => import('../filter-counts/filter-counts.tsx'), Nothing);

/** The texts for a list of one kind of listing. */
export interface FilteredListText extends ResultsText {
  searchLabel: string;
  searchPlaceholder: string;
  loading: string;
}

interface Props<Name extends string, T>
  extends Pick<ResultsProps<T>, 'without' | 'result' | 'place' | 'shape' | 'card'> {
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
  /** The calls that count the results of each filter option: with the current filters, and without any. */
  filterCounts: { path: ReadPath<FilterCountsResponse>; all: ReadPath<FilterCountsResponse> };
  /** Said above the results, where no map is open. */
  note?: ReactNode;
  /** The map of its listings: its calls have the current filters, except for the map's area. */
  map: Pick<ListMapProps, 'kind' | 'title' | 'path' | 'listPath' | 'quarterAt'> & {
    card(listing: T): ReactNode;
  };
  /** The address's impossible ranges; the list is not requested with one. */
  inverted: readonly RangeNames[];
}

/** A list with search box, filters, chips, order and pages, all of it in the address (specification §2.9, §2.15). */
export function FilteredList<Name extends string, T>(props: Props<Name, T>) {
  const { text, query, panel, filterCounts, result, inverted, place } = props;
  const { values, change, apply } = query;
  const filtered = useSetFilters(props);
  const { withMap, set, chips, isFiltered, isInverted, wrong, remove, clearAll } = filtered;
  const read = isInverted ? undefined : result.data;
  const [reached, setReached] = useState(false);
  const reach = () => setReached(true);
  const [counts, setCounts] = useState<OptionCounts>({});
  const isLoading = !read && !result.error && !isInverted;
  const counted = <ListCount>{isLoading ? text.loading : read && props.count}</ListCount>;
  // Typing and presses render first, then the cards in steps: a cheap phone takes a quarter of a second for them.
  const results = useDeferredValue(
    isInverted ? (
      <WrongRanges of={inverted} set={set} />
    ) : (
      <FilteredResults {...props} {...filtered} kind={props.map.kind} />
    ),
  );
  return (
    <FilterFrame
      chips={chips}
      withChips={isFiltered && !isInverted && wrong.length === 0 && props.withChips}
      showText={read && !result.isPlaceholderData ? showText(place) : 'Show results'}
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
      sort={(form) => <SortField {...props} form={form} />}
    >
      {reached && !isInverted && (
        <Suspense>
          <FilterCounts {...filterCounts} onCounts={setCounts} />
        </Suspense>
      )}
      <ListOrMap {...props} {...filtered} counted={counted}>
        {results}
      </ListOrMap>
    </FilterFrame>
  );
}

/** The filters that the list's address sets, apart from those that show themselves, and how they are taken away. */
function useSetFilters<Name extends string, T>(props: Props<Name, T>) {
  const { query, filters, result, inverted, place } = props;
  const { change, clear } = query;
  const { error } = result;
  // The server cannot draw a map: its page is the list.
  const withMap = useInBrowser(() => isMapOpen(place.query));
  // An open map shows itself which part of it the list is of.
  const isOfMap = (name: string) => withMap && name === BOX_PARAMETER;
  const set = props.chips.filter(({ name }) => !isOfMap(name));
  const isInverted = inverted.length > 0;
  /** Asking again does not help if a filter itself is wrong, for example an unknown place. */
  const wrong = error instanceof ApiError ? filters.filter((name) => name in error.fields) : [];
  return {
    withMap,
    set,
    isFiltered: set.length > 0,
    isWhole: props.chips.length === 0,
    /** The text search has its own box, so it needs no chip. */
    chips: set.filter(({ name }) => name !== 'search'),
    isInverted,
    wrong,
    remove: ({ name, left }: FilterChip<string>) =>
      left ? change(name as Name, left, 'now') : clear([name as Name]),
    clearAll: () => clear(filters.filter((name) => !isOfMap(name))),
  };
}

/** The order of the list. */
function SortField<Name extends string>({
  form,
  sorts,
  query,
}: Pick<Props<Name, unknown>, 'sorts' | 'query'> & { form: string }) {
  const { values, change } = query;
  const [usual] = sorts;
  return (
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
  );
}

interface ListOrMapProps<T>
  extends Pick<Props<string, T>, 'map' | 'note'>,
    Pick<ReturnType<typeof useSetFilters>, 'withMap' | 'isFiltered' | 'clearAll'> {
  /** Says how many results there are. */
  counted: ReactNode;
  /** The results. */
  children: ReactNode;
}

/** The results with their number above them, beside their map if that is open. */
function ListOrMap<T>(props: ListOrMapProps<T>) {
  const { map, counted, children } = props;
  if (props.withMap) {
    return (
      <Suspense fallback={children}>
        <ListMap
          {...map}
          card={(listing) => map.card(listing as T)}
          count={counted}
          isFiltered={props.isFiltered}
          onClear={props.clearAll}
        >
          {children}
        </ListMap>
      </Suspense>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <div className="min-w-0 grow basis-40">{counted}</div>
        <MapButton />
        <CompactListsButton />
      </div>
      {props.note}
      {children}
    </>
  );
}

/** If the map fails to load, the list stays. */
function ListWithoutMap({ children }: Pick<ListMapProps, 'children'>) {
  return children;
}

function showText({ total, fits = total }: { total: number; fits?: number | undefined }): string {
  if (fits === 0 && total > 0) return 'Show close matches';
  return `Show ${countedText(fits)} ${fits === 1 ? 'result' : 'results'}`;
}

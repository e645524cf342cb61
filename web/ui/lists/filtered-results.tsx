import { type ReactNode, Suspense } from 'react';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { WithoutResponse } from '#domain/search/schema.ts';
import { filterMessages } from '#domain/site/filter-messages.ts';
import type { FilterChip } from '#domain/values/filter-values.ts';
import type { RangeNames } from '#domain/values/ranges.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import type { ListedResult } from '#web/lib/lists/use-listed.ts';
import type { PageOfList } from '#web/lib/lists/use-page-of-list.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { EmptyState } from '../empty-state.tsx';
import { SelectiveHydration } from '../selective-hydration.tsx';
import type { CardShape } from './card-skeleton.tsx';
import { ClearFilters } from './clear-filters.tsx';
import { LeaveOutLater } from './leave-out-later.tsx';
import { ListFirst } from './list-first.tsx';
import { ListPages } from './list-pages.tsx';
import { ListResults } from './list-results.tsx';

const WrongRange = lazyPart(() => import('./wrong-range.tsx'), Nothing);
const WithoutFilters = lazyPart(() => import('./without-filters.tsx'), Nothing);

/** What a list says if it failed or is empty. */
export interface ResultsText {
  errorTitle: string;
  empty: string;
  /** Below it, if filters are set. */
  emptyHelp: string;
  /** Below it, if only a text search is set. */
  emptyWordsHelp: string;
  /** Shows the filters' sentences for an empty list even if no filter is set. */
  isHelpAlways?: boolean;
}

type Chips = readonly FilterChip<string>[];

export interface ResultsProps<T> {
  text: ResultsText;
  kind: ListingKind;
  /** The call for suggestions when there are no results. */
  without: ReadPath<WithoutResponse>;
  result: ListedResult<T>;
  place: PageOfList;
  shape: CardShape;
  card(item: T, index: number): ReactNode;
  /** All filters of the address, those with a chip of their own, and those that 'Clear all filters' takes away. */
  set: Chips;
  chips: Chips;
  isFiltered: boolean;
  /** Not even an area of the map is set. */
  isWhole: boolean;
  /** The filters that the server refuses. */
  wrong: readonly string[];
  clearAll(): void;
}

/** The cards of a filtered list and its pages, or why there are none. */
export function FilteredResults<T>(props: ResultsProps<T>) {
  const { text, result, place, shape, card, wrong } = props;
  const isWrong = wrong.length > 0;
  return (
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
            empty={<NothingFound {...props} />}
            card={card}
          />
        </div>
      </SelectiveHydration>
      <div className="mt-4">
        <ListPages of={place} />
      </div>
    </>
  );
}

/** Says that nothing fits, and leads on: without the filters, or to listing the first. */
function NothingFound(props: Omit<ResultsProps<never>, 'result' | 'card'>) {
  const { text, kind, without, set, isFiltered, isWhole, clearAll } = props;
  const hasFilters = props.chips.length > 0;
  return (
    <EmptyState
      title={text.empty}
      text={helpOf(text, { isFiltered, hasFilters })}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {(isFiltered || text.isHelpAlways) && (
            <ClearFilters
              variant={isFiltered ? 'primary' : 'secondary'}
              onClear={clearAll}
              text={hasFilters || text.isHelpAlways ? undefined : filterMessages.clearSearch}
            />
          )}
          {isWhole && <ListFirst kind={kind} />}
        </div>
      }
    >
      {isFiltered && <LeaveOutLater path={without} chips={set} />}
    </EmptyState>
  );
}

function helpOf(
  text: ResultsText,
  { isFiltered, hasFilters }: { isFiltered: boolean; hasFilters: boolean },
): string | undefined {
  if (hasFilters || (!isFiltered && text.isHelpAlways)) return text.emptyHelp;
  return isFiltered ? text.emptyWordsHelp : undefined;
}

/** In place of the results: the ranges of the address that nothing can be in. */
export function WrongRanges({ of, set }: { of: readonly RangeNames[]; set: Chips }) {
  return (
    <Suspense>
      {of.map(({ min, max }) => (
        <WrongRange
          key={min}
          names={[min, max]}
          labels={set.flatMap(({ name, label }) => (name === min || name === max ? label : []))}
        />
      ))}
    </Suspense>
  );
}

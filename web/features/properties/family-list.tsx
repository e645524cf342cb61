import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { BookingLimits } from '#domain/bookings/limits.ts';
import { staySearchMessages } from '#domain/bookings/search-messages.ts';
import { checkSearchedDays, usableDays } from '#domain/bookings/searched-days.ts';
import { countedPlural } from '#domain/paging/counted.ts';
import type { Point } from '#domain/places/place.ts';
import type { Family } from '#domain/properties/families.ts';
import type { MedianPrices as Medians } from '#domain/properties/medians-schema.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { SORT_LABEL, SORTS } from '#domain/properties/sorts.ts';
import { leftOutWith } from '#domain/search/left-out.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { filterMessages } from '#domain/site/filter-messages.ts';
import { today } from '#domain/values/calendar-date.ts';
import { invertedRanges } from '#domain/values/ranges.ts';
import { readPath } from '#web/lib/api/call-path.ts';
import type { Listed } from '#web/lib/api/page-data.ts';
import { shownText } from '#web/lib/lists/list-page.ts';
import { sortsFor } from '#web/lib/lists/sorts-for.ts';
import { type FilterQuery, useFilterQuery } from '#web/lib/lists/use-filter-query.ts';
import { usePageOfList } from '#web/lib/lists/use-page-of-list.ts';
import { FilteredList, type FilteredListText } from '#web/ui/lists/filtered-list.tsx';
import { useListedCardSizes } from '#web/ui/lists/listed-card-sizes.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { crumbsOf } from './family-crumbs.ts';
import { FamilyFilterPanel } from './family-filter-panel.tsx';
import {
  type FamilyFilter,
  type FamilyFilters,
  familyChips,
  familyQuery,
  filtersOfFamily,
  readFamilyFilters,
} from './family-filters.ts';
import { FamilyLinks } from './family-links.tsx';
import { ListingCard } from './listing-card.tsx';
import { MedianOnMap, MedianPrices } from './median-prices.tsx';
import { type PropertyFilters, propertiesPath, usePropertyList } from './queries.ts';
import { daysChips, givenDays } from './stay-filters.ts';

interface Props {
  family: Family;
  initial: Listed<PropertySummary> | null;
  /** What homes are offered for where the list names a place, read on the server. */
  medians: Medians | null;
  /** Within which stays are booked. */
  limits: BookingLimits;
  /** Offers to save the search that the filters make. */
  SaveSearch: ComponentType<{
    title: string;
    chips: ReturnType<typeof familyChips>;
    leavesOutDates: boolean;
  }>;
}

const filterCountsPath = (query: PropertyFilters) =>
  readPath('GET /api/properties/facets', { query: { ...query } });
/** Parameters that do not affect the counts: the page and the order. */
const NOT_PAGED = {
  page: undefined,
  after: undefined,
  before: undefined,
  limit: undefined,
  sort: undefined,
  exact: undefined,
};
const SORT_OPTIONS = SORTS.map((sort) => ({ value: sort, label: SORT_LABEL[sort] }));

/** The list screen of a family or a category of properties (specification §2.9). */
export function FamilyList({ SaveSearch, ...props }: Props) {
  const { family, limits } = props;
  const list = useFamily(props);
  const { names, filterQuery, filters, days, asked, result, place, savable, chips } = list;
  const { listed } = result;
  const sizes = useListedCardSizes();
  const badge = family.subtype ? family.badge : undefined;
  const counted = { ...asked, ...NOT_PAGED, search: listed?.instead ?? asked.search };
  return (
    <div className="wrap flex flex-col gap-4 md:gap-6">
      <FamilyHeader family={family} />
      <FilteredList
        text={{ ...textOf(family), ...(days && NONE_FREE) }}
        count={<FamilyCount {...list} />}
        query={filterQuery}
        filters={names.filter((name) => name !== 'sort')}
        chips={chips}
        withChips={
          savable.length > 0 && (
            <SaveSearch title={family.title} chips={savable} leavesOutDates={days !== undefined} />
          )
        }
        sorts={sortsFor(filterQuery.values, SORT_OPTIONS)}
        without={readPath('GET /api/properties/without', { query: { ...asked } })}
        filterCounts={{
          path: filterCountsPath(counted),
          all: filterCountsPath({ ...familyQuery(family, new URLSearchParams()), ...NOT_PAGED }),
        }}
        map={mapOf(family, list)}
        note={<MedianPrices family={family} filters={filters} initial={props.medians} />}
        panel={
          <FamilyFilterPanel
            family={family}
            query={filterQuery}
            limits={limits}
            towns={(listed?.items ?? []).map(({ location }) => location)}
          />
        }
        result={result}
        inverted={invertedRanges(filters)}
        place={place}
        shape={{ lines: 2, button: family.propertyType === 'Short-Stay' }}
        card={(property, index) => (
          <ListingCard
            key={property._id}
            property={property}
            badge={badge}
            eager={index === 0}
            sizes={sizes}
            bookable
            days={days}
            guests={guestsOf(list.filters)}
          />
        )}
      />
    </div>
  );
}

/** The family's name, and the way to its categories. */
function FamilyHeader({ family }: Pick<Props, 'family'>) {
  return (
    <div data-beside-map className="flex flex-col max-md:-mb-1">
      <PageHeader title={family.title} crumbs={crumbsOf(family)} />
      <div className="-mt-3 md:-mt-4">
        <FamilyLinks family={family} />
      </div>
    </div>
  );
}

/** The map of what is listed. */
function mapOf(family: Family, { asked, filters, days, result }: ReturnType<typeof useFamily>) {
  const search = result.listed?.instead ?? asked.search;
  const query = { ...asked, ...NOT_PAGED, search, exact: asked.exact, bbox: undefined };
  return {
    kind: 'property',
    title: family.title,
    path: readPath('GET /api/properties/map', { query }),
    listPath: propertiesPath(query),
    card: (property: PropertySummary) => (
      <ListingCard
        key={property._id}
        property={property}
        badge={family.subtype ? family.badge : undefined}
        days={days}
        guests={guestsOf(filters)}
      />
    ),
    quarterAt: (point: Point) => <MedianOnMap family={family} filters={filters} point={point} />,
  } as const;
}

/** What the address asks of the list of a family, and what there is of it. */
function useFamily({ family, initial, limits }: Pick<Props, 'family' | 'initial' | 'limits'>) {
  const query = new URLSearchParams(useLocation().search);
  const names = filtersOfFamily(family);
  const filterQuery = clearingBothDays(useFilterQuery<FamilyFilter>(names));
  const filters = readFamilyFilters(family, query);
  const now = today(new Date());
  const given = givenDays(filters);
  const days = usableDays(given, now, limits);
  const asked = familyQuery(family, query, days);
  const result = usePropertyList(asked, initial);
  const savable = familyChips(filters, result.listed?.near);
  return {
    names,
    filterQuery,
    filters,
    /** The days of a stay that are searched for, and whether those of the address can be. */
    days,
    daysCheck: checkSearchedDays(given, now, limits),
    asked,
    result,
    place: usePageOfList(result.data, LIST_PAGE_SIZE),
    /** The filters that a saved search has: all but the days of a stay. */
    savable,
    chips: [...daysChips(days, filters, now), ...savable],
  };
}

/** For how many people stays are looked for. */
const guestsOf = ({ guests }: FamilyFilters) => (guests === undefined ? undefined : Number(guests));

/** How many there are, and why the days of the address are not searched for. */
function FamilyCount({
  place,
  asked,
  daysCheck,
}: Pick<ReturnType<typeof useFamily>, 'place' | 'asked' | 'daysCheck'>) {
  const nouns = ['property', 'properties'] as const;
  const all = countedPlural(place.total, ...nouns);
  const shown = shownText(place, ...nouns);
  return (
    <>
      {place.total > 0
        ? asked.bbox
          ? filterMessages.inThisArea(place.fits === undefined ? all : shown)
          : shown
        : asked.search && filterMessages.nothingFor(asked.search)}
      {!daysCheck.ok && (
        <span className="block">
          {daysCheck.message} {staySearchMessages.notUsed}
        </span>
      )}
    </>
  );
}

const NONE_FREE = {
  empty: staySearchMessages.noneFree,
  emptyHelp: staySearchMessages.noneFreeHelp,
};

/** Neither day of a stay is cleared without the other. */
const clearingBothDays = (query: FilterQuery<FamilyFilter>): FilterQuery<FamilyFilter> => ({
  ...query,
  clear: (names) => query.clear(names?.flatMap((name) => leftOutWith(name) as FamilyFilter[])),
});

const textOf = ({ title, loading, error, empty }: Family): FilteredListText => ({
  searchLabel: `Search ${title}`,
  searchPlaceholder: 'Name, town, bedrooms ...',
  loading,
  errorTitle: error,
  empty,
  emptyHelp: filterMessages.fewer,
  emptyWordsHelp: filterMessages.otherWords,
});

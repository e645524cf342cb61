import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { SORT_LABEL, SORTS } from '#domain/cars/car.ts';
import { carListMessages } from '#domain/cars/messages.ts';
import type { CarSummary } from '#domain/cars/schema.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { filterMessages } from '#domain/site/filter-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { invertedRanges } from '#domain/values/ranges.ts';
import { readPath } from '#web/lib/api/call-path.ts';
import type { Listed } from '#web/lib/api/page-data.ts';
import { exactOf } from '#web/lib/lists/list-page.ts';
import { sortsFor } from '#web/lib/lists/sorts-for.ts';
import { useFilterQuery } from '#web/lib/lists/use-filter-query.ts';
import { usePageOfList } from '#web/lib/lists/use-page-of-list.ts';
import { FilteredList, type FilteredListText } from '#web/ui/lists/filtered-list.tsx';
import { useListedCardSizes } from '#web/ui/lists/listed-card-sizes.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CarCard } from './car-card.tsx';
import { CarFilterPanel } from './car-filter-panel.tsx';
import {
  CAR_LIST_FILTERS,
  type CarListFilter,
  carChips,
  carFilters,
  carListQuery,
} from './car-query.ts';
import { type CarFilters, carsPath, useCars } from './queries.ts';

const filterCountsPath = (query: CarFilters) =>
  readPath('GET /api/cars/facets', { query: { ...query } });
const NAMES = [...CAR_LIST_FILTERS, 'sort'] as const;
const SORT_OPTIONS = SORTS.map((sort) => ({ value: sort, label: SORT_LABEL[sort] }));

const TEXT: FilteredListText = {
  searchLabel: 'Search cars',
  searchPlaceholder: 'Brand, model, year, town ...',
  loading: 'Loading cars...',
  errorTitle: carListMessages.failure,
  empty: carListMessages.noneFound,
  emptyHelp: carListMessages.noneFoundHelp,
  emptyWordsHelp: carListMessages.noneFoundHelp,
  isHelpAlways: true,
};

interface Props {
  initial: Listed<CarSummary> | null;
  /** Offers to save the search that the filters make. */
  SaveSearch: ComponentType<{ title: string; chips: ReturnType<typeof carChips> }>;
}

/** The list of all cars with its filters (specification §2.15). */
export function CarList({ initial, SaveSearch }: Props) {
  const query = new URLSearchParams(useLocation().search);
  const filterQuery = useFilterQuery<CarListFilter | 'sort'>(NAMES);
  const result = useCars(carListQuery(query), initial);
  const { data, listed } = result;
  const filters = carFilters(query);
  const chips = carChips(filters, listed?.near);
  const sizes = useListedCardSizes();
  const place = usePageOfList(data, LIST_PAGE_SIZE);
  const search = listed?.instead ?? filters.search;
  const onMap = { ...filters, search, exact: exactOf(query), bbox: undefined };
  const found = carListMessages.found(place.total);
  return (
    <div className="wrap">
      <div data-beside-map>
        <PageHeader
          title={carListMessages.title}
          crumbs={[{ label: 'Home', to: paths.home }, { label: 'Cars' }]}
        />
      </div>
      <FilteredList
        text={TEXT}
        count={filters.bbox ? filterMessages.inThisArea(found) : found}
        query={filterQuery}
        filters={CAR_LIST_FILTERS}
        chips={chips}
        withChips={<SaveSearch title={carListMessages.title} chips={chips} />}
        sorts={sortsFor(filterQuery.values, SORT_OPTIONS)}
        without={readPath('GET /api/cars/without', { query: { ...carListQuery(query) } })}
        filterCounts={{
          path: filterCountsPath({ ...filters, search }),
          all: filterCountsPath({}),
        }}
        map={{
          kind: 'car',
          title: carListMessages.title,
          path: readPath('GET /api/cars/map', { query: onMap }),
          listPath: carsPath(onMap),
          card: (car) => <CarCard key={car._id} car={car} />,
        }}
        panel={<CarFilterPanel query={filterQuery} cars={listed?.items ?? []} />}
        result={result}
        inverted={invertedRanges(filters)}
        place={place}
        shape={{ lines: 3 }}
        card={(car, index) => <CarCard key={car._id} car={car} eager={index === 0} sizes={sizes} />}
      />
    </div>
  );
}

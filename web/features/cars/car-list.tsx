import { useLocation } from 'react-router';
import { SORT_LABEL, SORTS } from '#domain/cars/car.ts';
import { carListMessages } from '#domain/cars/messages.ts';
import type { Car } from '#domain/cars/schema.ts';
import { plural } from '#domain/plural.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import { pageOf, pageSearch, pagesOf } from '#web/lib/list-page.ts';
import type { Listed } from '#web/lib/page-data.ts';
import { useFilterQuery } from '#web/lib/use-filter-query.ts';
import { useLastPage } from '#web/lib/use-last-page.ts';
import { CARD_SIZES_BESIDE_FILTERS } from '#web/ui/card-grid.tsx';
import { ClearFilters } from '#web/ui/clear-filters.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { FilterFrame } from '#web/ui/filter-frame.tsx';
import { ListResults } from '#web/ui/list-results.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { CarCard } from './car-card.tsx';
import { CarFilterPanel } from './car-filter-panel.tsx';
import {
  CAR_LIST_FILTERS,
  type CarListFilter,
  carChips,
  carFilters,
  carListQuery,
} from './car-query.ts';
import { useCars } from './queries.ts';
import { useCarOptions } from './use-car-options.ts';

const NAMES = [...CAR_LIST_FILTERS, 'sort'] as const;

/** The list of all cars with its filters (specification §2.15). */
export function CarList({ initial }: { initial: Listed<Car> | null }) {
  const query = new URLSearchParams(useLocation().search);
  const filterQuery = useFilterQuery<CarListFilter | 'sort'>(NAMES);
  const { values, change, clear } = filterQuery;
  const result = useCars(carListQuery(query), initial);
  const { data, listed, error } = result;
  useLastPage(data, LIST_PAGE_SIZE);
  const { options, reach } = useCarOptions(listed?.items ?? [], values.brand);
  const chips = carChips(carFilters(query));
  const page = pageOf(query);
  const total = listed?.total ?? 0;
  const clearAll = () => clear(CAR_LIST_FILTERS);
  return (
    <div className="wrap">
      <PageHeader
        title={carListMessages.title}
        crumbs={[{ label: 'Home', to: paths.home }, { label: 'Cars' }]}
      />
      <FilterFrame
        title={carListMessages.filters}
        clearText={carListMessages.clearFilters}
        showText={listed ? `Show ${plural(total, 'result')}` : 'Show results'}
        chips={chips}
        onRemove={(name) => clear([name as CarListFilter])}
        onClear={clearAll}
        onApply={filterQuery.apply}
        onReach={reach}
        panel={<CarFilterPanel query={filterQuery} options={options} />}
        search={(form) => (
          <SearchField
            form={form}
            label="Search cars"
            placeholder="Brand, model, year, town ..."
            value={values.search}
            onChange={(value) => change('search', value, 'soon')}
          />
        )}
        sort={(form) => (
          <Field label="Sort by" hideLabel mayBeEmpty>
            <Select
              form={form}
              name="sort"
              options={SORTS.map((sort) => ({ value: sort, label: SORT_LABEL[sort] }))}
              value={values.sort || SORTS[0]}
              onChange={({ currentTarget: { value } }) =>
                change('sort', value === SORTS[0] ? '' : value, 'now')
              }
            />
          </Field>
        )}
      >
        <p role="status" className="figures min-h-5 text-sm text-muted">
          {!listed && !error && 'Loading cars...'}
          {listed && carListMessages.found(total)}
        </p>
        <ListResults
          result={result}
          loading={null}
          shape={{ lines: 3 }}
          errorTitle={carListMessages.failure}
          empty={
            <EmptyState
              title={carListMessages.noneFound}
              text={chips.length > 0 ? carListMessages.noneFoundHelp : undefined}
              action={
                chips.length > 0 && (
                  <ClearFilters onClear={clearAll}>{carListMessages.clearFilters}</ClearFilters>
                )
              }
            />
          }
          card={(car, index) => (
            <CarCard
              key={car._id}
              car={car}
              eager={index === 0}
              sizes={CARD_SIZES_BESIDE_FILTERS}
            />
          )}
        />
        <div className="mt-4">
          <Pagination
            page={page}
            pages={pagesOf(total, LIST_PAGE_SIZE)}
            hrefOf={(each) => ({ search: pageSearch(query, each) })}
          />
        </div>
      </FilterFrame>
    </div>
  );
}

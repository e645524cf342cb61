import { useLocation } from 'react-router';
import { plural } from '#domain/plural.ts';
import type { Family } from '#domain/properties/families.ts';
import { typeLabel } from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { SORT_LABEL, SORTS } from '#domain/properties/sorts.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { pageOf, pageSearch, pagesOf, shownText } from '#web/lib/list-page.ts';
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
import { crumbsOf } from './family-crumbs.ts';
import { FamilyFilterPanel } from './family-filter-panel.tsx';
import {
  type FamilyFilter,
  familyChips,
  familyQuery,
  filtersOfFamily,
  readFamilyFilters,
} from './family-filters.ts';
import { FamilyLinks } from './family-links.tsx';
import { ListingCard } from './listing-card.tsx';
import { usePropertyList } from './queries.ts';

interface Props {
  family: Family;
  initial: Listed<Property> | null;
}

/** The list screen of a family or a category of properties (specification §2.9). */
export function FamilyList({ family, initial }: Props) {
  const query = new URLSearchParams(useLocation().search);
  const filterQuery = useFilterQuery<FamilyFilter>(filtersOfFamily(family));
  const result = usePropertyList(familyQuery(family, query), initial);
  const chips = familyChips(readFamilyFilters(family, query));
  const page = pageOf(query);
  const { data, listed, error } = result;
  useLastPage(data, LIST_PAGE_SIZE);
  const total = listed?.total ?? 0;
  const clearAll = () =>
    filterQuery.clear(filtersOfFamily(family).filter((name) => name !== 'sort'));
  return (
    <div className="wrap flex flex-col gap-4 md:gap-6">
      <div className="flex flex-col max-md:-mb-1">
        <PageHeader title={family.title} crumbs={crumbsOf(family)} />
        <div className="-mt-3 md:-mt-4">
          <FamilyLinks family={family} />
        </div>
      </div>
      <FilterFrame
        title="Filters"
        clearText="Clear all filters"
        showText={listed ? `Show ${plural(total, 'result')}` : 'Show results'}
        chips={chips}
        onRemove={(name) => filterQuery.clear([name as FamilyFilter])}
        onClear={clearAll}
        onApply={filterQuery.apply}
        panel={<FamilyFilterPanel family={family} query={filterQuery} />}
        search={(form) => (
          <SearchField
            form={form}
            label={`Search ${family.title}`}
            placeholder="Name, town, bedrooms ..."
            value={filterQuery.values.search}
            onChange={(value) => filterQuery.change('search', value, 'soon')}
          />
        )}
        sort={(form) => (
          <Field label="Sort by" hideLabel mayBeEmpty>
            <Select
              form={form}
              name="sort"
              options={SORTS.map((sort) => ({ value: sort, label: SORT_LABEL[sort] }))}
              value={filterQuery.values.sort || SORTS[0]}
              onChange={({ currentTarget: { value } }) =>
                filterQuery.change('sort', value === SORTS[0] ? '' : value, 'now')
              }
            />
          </Field>
        )}
      >
        <p role="status" className="figures min-h-5 text-sm text-muted">
          {!listed && !error && family.loading}
          {listed &&
            listed.items.length > 0 &&
            shownText({ page, size: LIST_PAGE_SIZE, total }, 'property', 'properties')}
        </p>
        <ListResults
          result={result}
          loading={null}
          shape={{ lines: 2, button: family.propertyType === 'Short-Stay' }}
          errorTitle={family.error}
          empty={
            <EmptyState
              title={family.empty}
              text={chips.length > 0 ? 'Try fewer filters.' : undefined}
              action={
                chips.length > 0 && (
                  <ClearFilters onClear={clearAll}>Clear all filters</ClearFilters>
                )
              }
            />
          }
          card={(property, index) => (
            <ListingCard
              key={property._id}
              property={property}
              badge={family.subtype ? family.badge : typeLabel(property)}
              eager={index === 0}
              sizes={CARD_SIZES_BESIDE_FILTERS}
              bookable
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

import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { Family } from '#domain/properties/families.ts';
import { typeLabel } from '#domain/properties/property.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { SORT_LABEL, SORTS } from '#domain/properties/sorts.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { shownText } from '#web/lib/list-page.ts';
import { type Listed, withQuery } from '#web/lib/page-data.ts';
import { sortsFor } from '#web/lib/sorts-for.ts';
import { useFilterQuery } from '#web/lib/use-filter-query.ts';
import { usePageOfList } from '#web/lib/use-page-of-list.ts';
import { CARD_SIZES_BESIDE_FILTERS } from '#web/ui/card-grid.tsx';
import { FilteredList, type FilteredListText } from '#web/ui/filtered-list.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
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
  initial: Listed<PropertySummary> | null;
  /** Offers to save the search that the filters make. */
  SaveSearch: ComponentType<{ title: string; chips: ReturnType<typeof familyChips> }>;
}

const SORT_OPTIONS = SORTS.map((sort) => ({ value: sort, label: SORT_LABEL[sort] }));

/** The list screen of a family or a category of properties (specification §2.9). */
export function FamilyList({ family, initial, SaveSearch }: Props) {
  const query = new URLSearchParams(useLocation().search);
  const names = filtersOfFamily(family);
  const filterQuery = useFilterQuery<FamilyFilter>(names);
  const result = usePropertyList(familyQuery(family, query), initial);
  const { data, listed } = result;
  const chips = familyChips(readFamilyFilters(family, query), listed?.near);
  const place = usePageOfList(data, LIST_PAGE_SIZE, { shown: listed });
  return (
    <div className="wrap flex flex-col gap-4 md:gap-6">
      <div className="flex flex-col max-md:-mb-1">
        <PageHeader title={family.title} crumbs={crumbsOf(family)} />
        <div className="-mt-3 md:-mt-4">
          <FamilyLinks family={family} />
        </div>
      </div>
      <FilteredList
        text={textOf(family)}
        count={place.total > 0 && shownText(place, 'property', 'properties')}
        query={filterQuery}
        filters={names.filter((name) => name !== 'sort')}
        chips={chips}
        withChips={<SaveSearch title={family.title} chips={chips} />}
        sorts={sortsFor(filterQuery.values, SORT_OPTIONS)}
        without={withQuery('/api/properties/without', { ...familyQuery(family, query) })}
        panel={<FamilyFilterPanel family={family} query={filterQuery} />}
        result={result}
        place={place}
        shape={{ lines: 2, button: family.propertyType === 'Short-Stay' }}
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
    </div>
  );
}

const textOf = ({ title, loading, error, empty }: Family): FilteredListText => ({
  searchLabel: `Search ${title}`,
  searchPlaceholder: 'Name, town, bedrooms ...',
  loading,
  errorTitle: error,
  empty,
  emptyHelp: 'Try fewer filters.',
});

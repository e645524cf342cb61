import type { BookingLimits } from '#domain/bookings/limits.ts';
import { conditionsOf } from '#domain/properties/conditions.ts';
import type { Family } from '#domain/properties/families.ts';
import { STATUS_LABELS } from '#domain/properties/property.ts';
import { REGIONS } from '#domain/values/ghana.ts';
import type { FilterQuery } from '#web/lib/lists/use-filter-query.ts';
import { FactFilters } from '#web/ui/facts/fact-filters.tsx';
import { ValuesFilter } from '#web/ui/filter-counts/values-filter.tsx';
import { CheckGroup } from '#web/ui/forms/check-group.tsx';
import { PriceRange } from '#web/ui/forms/price-range.tsx';
import { NearFilter } from '#web/ui/near/near-filter.tsx';
import { type FamilyFilter, factsOfFamily } from './family-filters.ts';
import { StayFilterFields } from './stay-filter-fields.tsx';
import { hasStays } from './stay-filters.ts';

interface Props {
  family: Family;
  query: FilterQuery<FamilyFilter>;
  /** The towns of the listed properties. */
  towns: readonly string[];
  limits: BookingLimits;
}

const STATUS_OPTIONS = STATUS_LABELS.map((label) => ({ value: label.toLowerCase(), label }));

/** Shown beside the dates. */
const BY_GUESTS: FamilyFilter = 'minGuests';

/** The fields of a family's filters. */
export function FamilyFilterPanel({ family, query, towns, limits }: Props) {
  const { values, change } = query;
  const hasLand = family.propertyType === 'PropertySales' && !family.subtype;
  const anyOf = (name: FamilyFilter, label: string, options: readonly string[]) => (
    <ValuesFilter
      label={label}
      name={name}
      options={options}
      more={name === 'location' ? 'all' : undefined}
      value={values[name]}
      onChange={(value) => change(name, value, 'now')}
    />
  );
  return (
    <>
      {hasStays(family) && <StayFilterFields query={query} limits={limits} />}
      <NearFilter
        near={values.near}
        within={values.within}
        onChange={(name, value) => change(name, value, 'now')}
      />
      {anyOf('region', 'Region', REGIONS)}
      {anyOf('location', 'Town', towns)}
      <PriceRange
        min={values.minPrice}
        max={values.maxPrice}
        onChange={(name, raw) => change(name, raw, 'soon')}
      />
      {anyOf('condition', 'Condition', conditionsOf(hasLand ? 'Land' : family.subtype))}
      <CheckGroup
        label="Status"
        name="status"
        options={STATUS_OPTIONS}
        value={values.status}
        onChange={(value) => change('status', value, 'now')}
      />
      <FactFilters
        parameters={factsOfFamily(family).filter(({ parameter }) => parameter !== BY_GUESTS)}
        values={values}
        onChange={(name, text, when) => change(name as FamilyFilter, text, when)}
      />
    </>
  );
}

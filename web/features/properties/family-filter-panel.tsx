import { REGIONS } from '#domain/ghana.ts';
import { conditionsOf } from '#domain/properties/conditions.ts';
import type { Family } from '#domain/properties/families.ts';
import type { FilterQuery } from '#web/lib/use-filter-query.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FactFilters } from '#web/ui/facts/fact-filters.tsx';
import { Field } from '#web/ui/field.tsx';
import { NearFilter } from '#web/ui/near/near-filter.tsx';
import { PriceRange } from '#web/ui/price-range.tsx';
import { Select } from '#web/ui/select.tsx';
import { withChosen } from '#web/ui/with-chosen.ts';
import { type FamilyFilter, factsOfFamily } from './family-filters.ts';

interface Props {
  family: Family;
  query: FilterQuery<FamilyFilter>;
}

/** The fields of a family's filters. */
export function FamilyFilterPanel({ family, query }: Props) {
  const { values, change } = query;
  const hasLand = family.propertyType === 'PropertySales' && !family.subtype;
  return (
    <>
      <NearFilter
        near={values.near}
        within={values.within}
        onChange={(name, value) => change(name, value, 'now')}
      />
      <Field label="Region" mayBeEmpty>
        <Select
          name="region"
          placeholder="All regions"
          options={REGIONS}
          value={values.region}
          onChange={(event) => change('region', event.currentTarget.value, 'now')}
        />
      </Field>
      <PriceRange
        min={values.minPrice}
        max={values.maxPrice}
        onChange={(name, raw) => change(name, raw, 'soon')}
      />
      <Field label="Condition" mayBeEmpty>
        <Select
          name="condition"
          placeholder="Any condition"
          options={withChosen(conditionsOf(hasLand ? 'Land' : family.subtype), values.condition)}
          value={values.condition}
          onChange={(event) => change('condition', event.currentTarget.value, 'now')}
        />
      </Field>
      <Checkbox
        name="status"
        value="available"
        checked={values.status === 'available'}
        onChange={(event) =>
          change('status', event.currentTarget.checked ? 'available' : '', 'now')
        }
      >
        Only what is available
      </Checkbox>
      <FactFilters
        parameters={factsOfFamily(family)}
        values={values}
        onChange={(name, text, when) => change(name as FamilyFilter, text, when)}
      />
    </>
  );
}

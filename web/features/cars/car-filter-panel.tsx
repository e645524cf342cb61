import type { CarFilter } from '#domain/cars/filters.ts';
import type { FilterQuery } from '#web/lib/use-filter-query.ts';
import { FactFilters } from '#web/ui/facts/fact-filters.tsx';
import { Field } from '#web/ui/field.tsx';
import { NearFilter } from '#web/ui/near/near-filter.tsx';
import { PriceRange } from '#web/ui/price-range.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { withChosen } from '#web/ui/with-chosen.ts';
import { CAR_FACT_FILTERS, type CarListFilter } from './car-query.ts';
import type { CarOptions } from './use-car-options.ts';

interface Props {
  query: FilterQuery<CarListFilter>;
  options: CarOptions;
}

/** The fields of the Filters panel (specification §2.15). */
export function CarFilterPanel({ query, options }: Props) {
  const { values, change } = query;
  const choice = (name: CarFilter, label: string, any: string, choices: readonly string[]) => (
    <Field label={label} mayBeEmpty>
      <Select
        name={name}
        placeholder={any}
        options={withChosen(choices, values[name])}
        value={values[name]}
        onChange={(event) => change(name, event.currentTarget.value, 'now')}
      />
    </Field>
  );
  const year = (name: 'minYear' | 'maxYear', label: string, placeholder: string) => (
    <Field label={label} hideLabel mayBeEmpty>
      <TextInput
        name={name}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        placeholder={placeholder}
        value={values[name]}
        onChange={(event) => change(name, event.currentTarget.value.replace(/\D/g, ''), 'soon')}
        className="figures"
      />
    </Field>
  );
  return (
    <>
      <NearFilter
        near={values.near}
        within={values.within}
        onChange={(name, value) => change(name, value, 'now')}
      />
      {choice('brand', 'Brand', 'All brands', options.brands)}
      {choice('model', 'Model', 'All models', options.models)}
      {choice('condition', 'Condition', 'Any condition', options.conditions)}
      <PriceRange
        min={values.minPrice}
        max={values.maxPrice}
        onChange={(name, raw) => change(name, raw, 'soon')}
      />
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">Year</legend>
        <div className="grid grid-cols-2 gap-2">
          {year('minYear', 'Earliest year', 'From')}
          {year('maxYear', 'Latest year', 'To')}
        </div>
      </fieldset>
      {choice('region', 'Region', 'All regions', options.regions)}
      {choice('location', 'Location', 'All locations', options.locations)}
      <FactFilters
        parameters={CAR_FACT_FILTERS}
        values={values}
        onChange={(name, text, when) => change(name as CarListFilter, text, when)}
      />
    </>
  );
}

import { CONDITIONS, FUEL_TYPES, TRANSMISSIONS } from '#domain/cars/car.ts';
import { type CarOption, distinctOptions } from '#domain/cars/filters.ts';
import type { CarSummary } from '#domain/cars/schema.ts';
import { REGIONS } from '#domain/values/ghana.ts';
import type { FilterQuery } from '#web/lib/lists/use-filter-query.ts';
import { FactFilters } from '#web/ui/facts/fact-filters.tsx';
import { ValuesFilter } from '#web/ui/filter-counts/values-filter.tsx';
import { PriceRange } from '#web/ui/forms/price-range.tsx';
import { NearFilter } from '#web/ui/near/near-filter.tsx';
import { CAR_FACT_FILTERS, type CarListFilter } from './car-query.ts';
import { WholeRange } from './whole-range.tsx';

interface Props {
  query: FilterQuery<CarListFilter>;
  /** The listed cars, which provide the options until those of all cars are known. */
  cars: readonly CarSummary[];
}

/** The fields of the Filters panel (specification §2.15). */
export function CarFilterPanel({ query, cars }: Props) {
  const { values, change } = query;
  const anyOf = (name: CarOption, label: string, order?: readonly string[]) => (
    <ValuesFilter
      label={label}
      name={name}
      options={
        order?.filter((each) => cars.some((car) => car[name] === each)) ??
        distinctOptions(cars, name)
      }
      // The models narrow by the brand (specification §5).
      more={name === 'model' ? 'some' : 'all'}
      value={values[name]}
      onChange={(value) => change(name, value, 'now')}
    />
  );
  return (
    <>
      <NearFilter
        near={values.near}
        within={values.within}
        onChange={(name, value) => change(name, value, 'now')}
      />
      {anyOf('brand', 'Brand')}
      {anyOf('model', 'Model')}
      {anyOf('condition', 'Condition', CONDITIONS)}
      <PriceRange
        min={values.minPrice}
        max={values.maxPrice}
        onChange={(name, raw) => change(name, raw, 'soon')}
      />
      <WholeRange
        legend="Year"
        labels={['Earliest year', 'Latest year']}
        names={['minYear', 'maxYear']}
        digits={4}
        {...query}
      />
      <WholeRange
        legend="Mileage (km)"
        labels={['Lowest mileage', 'Highest mileage']}
        names={['minMileage', 'maxMileage']}
        digits={7}
        {...query}
      />
      {anyOf('region', 'Region', REGIONS)}
      {anyOf('location', 'Location')}
      {anyOf('transmission', 'Gearbox', TRANSMISSIONS)}
      {anyOf('fuelType', 'Fuel', FUEL_TYPES)}
      {anyOf('carType', 'Type of vehicle')}
      <FactFilters
        parameters={CAR_FACT_FILTERS}
        values={values}
        onChange={(name, text, when) => change(name as CarListFilter, text, when)}
      />
    </>
  );
}

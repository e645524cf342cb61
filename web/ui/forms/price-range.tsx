import { Field } from './field.tsx';
import { PriceInput } from './price-input.tsx';
import { RangeFields } from './range-fields.tsx';

interface Props {
  min: string;
  max: string;
  onChange(name: 'minPrice' | 'maxPrice', raw: string): void;
}

/** The lowest and the highest price, in cedi, as the parameters `minPrice` and `maxPrice`. */
export function PriceRange({ min, max, onChange }: Props) {
  return (
    <RangeFields legend="Price" min={min} max={max}>
      {(error) => (
        <>
          <Field label="Lowest price" hideLabel mayBeEmpty>
            <PriceInput
              name="minPrice"
              placeholder="From"
              value={min}
              onChange={(raw) => onChange('minPrice', raw)}
            />
          </Field>
          <Field label="Highest price" hideLabel mayBeEmpty error={error}>
            <PriceInput
              name="maxPrice"
              placeholder="To"
              value={max}
              onChange={(raw) => onChange('maxPrice', raw)}
            />
          </Field>
        </>
      )}
    </RangeFields>
  );
}

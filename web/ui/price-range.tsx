import { fieldMessages } from '#domain/field-messages.ts';
import { isInverted } from '#domain/ranges.ts';
import { Field } from './field.tsx';
import { PriceInput } from './price-input.tsx';

interface Props {
  min: string;
  max: string;
  onChange(name: 'minPrice' | 'maxPrice', raw: string): void;
}

/** The lowest and the highest price, in cedi, as the parameters `minPrice` and `maxPrice`. */
export function PriceRange({ min, max, onChange }: Props) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Price</legend>
      <div className="grid grid-cols-2 gap-2">
        <Field label="Lowest price" hideLabel mayBeEmpty>
          <PriceInput
            name="minPrice"
            placeholder="From"
            value={min}
            onChange={(raw) => onChange('minPrice', raw)}
          />
        </Field>
        <Field
          label="Highest price"
          hideLabel
          mayBeEmpty
          error={isInverted(min, max) ? fieldMessages.invertedRange : undefined}
        >
          <PriceInput
            name="maxPrice"
            placeholder="To"
            value={max}
            onChange={(raw) => onChange('maxPrice', raw)}
          />
        </Field>
      </div>
    </fieldset>
  );
}

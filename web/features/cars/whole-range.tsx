import type { FilterQuery } from '#web/lib/lists/use-filter-query.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { RangeFields } from '#web/ui/forms/range-fields.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { CarListFilter } from './car-query.ts';

interface Props extends Pick<FilterQuery<CarListFilter>, 'values' | 'change'> {
  legend: string;
  labels: readonly [min: string, max: string];
  names: readonly [min: CarListFilter, max: CarListFilter];
  digits: number;
}

/** Two whole numbers that bound a list. */
export function WholeRange({ legend, labels, names, digits, values, change }: Props) {
  const [min, max] = names;
  return (
    <RangeFields legend={legend} min={values[min]} max={values[max]}>
      {(error) =>
        names.map((name, side) => (
          <Field
            key={name}
            label={labels[side] ?? ''}
            hideLabel
            mayBeEmpty
            error={name === max ? error : undefined}
          >
            <TextInput
              name={name}
              inputMode="numeric"
              maxLength={digits}
              autoComplete="off"
              placeholder={side === 0 ? 'From' : 'To'}
              value={values[name]}
              onChange={(event) =>
                change(name, event.currentTarget.value.replace(/\D/g, ''), 'soon')
              }
              className="figures"
            />
          </Field>
        ))
      }
    </RangeFields>
  );
}

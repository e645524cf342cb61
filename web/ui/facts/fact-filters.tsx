import {
  AT_LEAST,
  type FactParameter,
  filterChoices,
  filterLabel,
} from '#domain/facts/fact-filters.ts';
import { factMessages } from '#domain/facts/messages.ts';
import { NONE, useOptionCounts } from '../filter-counts/filter-count-context.ts';
import { OptionBox } from '../filter-counts/option-box.tsx';
import { CheckGroup } from '../forms/check-group.tsx';
import { Field } from '../forms/field.tsx';
import { PriceInput } from '../forms/price-input.tsx';
import { RangeFields } from '../forms/range-fields.tsx';
import { Select } from '../forms/select.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { withChosen } from '../forms/with-chosen.ts';

interface Props {
  parameters: readonly FactParameter[];
  values: Readonly<Record<string, string>>;
  onChange(parameter: string, value: string, when: 'now' | 'soon'): void;
}

/** The fields that filter a list by facts. */
export function FactFilters({ parameters, values, onChange }: Props) {
  return parameters.map((each) => {
    const { parameter, bound } = each;
    // The upper bound is rendered beside the lower.
    if (bound === 'max') return null;
    const upper = parameters.find(({ name, bound }) => name === each.name && bound === 'max');
    const value = values[parameter] ?? '';
    if (upper) {
      return (
        <RangeFields
          key={parameter}
          legend={boundLabel(each)}
          min={value}
          max={values[upper.parameter] ?? ''}
        >
          {(error) =>
            [each, upper].map((side) => (
              <Bound
                key={side.parameter}
                side={side}
                value={values[side.parameter] ?? ''}
                error={side === upper ? error : undefined}
                onChange={(text) => onChange(side.parameter, text, 'soon')}
              />
            ))
          }
        </RangeFields>
      );
    }
    return (
      <OneFilter
        key={parameter}
        of={each}
        value={value}
        onChange={(text) => onChange(parameter, text, 'now')}
      />
    );
  });
}

interface OneProps {
  of: FactParameter;
  value: string;
  onChange(value: string): void;
}

function OneFilter({ of: { parameter, fact, bound }, value, onChange }: OneProps) {
  const label = filterLabel({ fact });
  const counts = useOptionCounts(parameter);
  if (fact.filter === 'yes') {
    return (
      <OptionBox
        name={parameter}
        value="yes"
        checked={value === 'yes'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'yes' : '')}
        className="-my-2"
      >
        {label}
      </OptionBox>
    );
  }
  if (fact.filter === 'any-of') {
    return (
      <CheckGroup
        label={label}
        name={parameter}
        options={filterChoices(fact)}
        value={value}
        onChange={onChange}
      />
    );
  }
  const options = bound
    ? withChosen(AT_LEAST, value).map((count) => ({ value: count, label: `${count} or more` }))
    : filterChoices(fact);
  return (
    <Field label={label} mayBeEmpty>
      <Select
        name={parameter}
        placeholder={factMessages.any}
        options={options.map(({ value, label }) => ({
          value,
          label: label + (counts?.[value] ?? ''),
          isMuted: counts?.[value] === NONE,
        }))}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

interface BoundProps {
  side: FactParameter;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

function Bound({ side, value, error, onChange }: BoundProps) {
  const { parameter, fact, bound } = side;
  const [label, placeholder] = bound === 'min' ? ['lowest', 'From'] : ['highest', 'To'];
  return (
    <Field label={`${filterLabel(side)}, ${label}`} hideLabel mayBeEmpty error={error}>
      {fact.type === 'money' ? (
        <PriceInput name={parameter} placeholder={placeholder} value={value} onChange={onChange} />
      ) : (
        <TextInput
          name={parameter}
          inputMode="numeric"
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value.replace(/[^\d.,]/g, ''))}
          className="figures"
        />
      )}
    </Field>
  );
}

function boundLabel(parameter: FactParameter): string {
  const { fact } = parameter;
  const unit = fact.type === 'number' ? fact.unit : undefined;
  const label = filterLabel(parameter);
  return unit ? `${label} (${typeof unit === 'string' ? unit : unit[1]})` : label;
}

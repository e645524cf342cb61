import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { Checkbox } from '../forms/checkbox.tsx';
import { NONE, useOptionCounts } from './filter-count-context.ts';

interface Props extends ComponentProps<typeof Checkbox> {
  /** The filter's parameter. */
  name: string;
  value: string;
}

/** An option of a filter as a box to tick, with room for how many it would leave. */
export function OptionBox({ name, children, className, ...rest }: Props) {
  const counts = useOptionCounts(name);
  const counted = counts && (counts[rest.value] ?? '');
  return (
    <Checkbox {...rest} name={name} className={cx(className, counted === NONE && 'text-muted')}>
      {children}
      {counted !== undefined && (
        <span className="figures inline-block min-w-18 whitespace-pre text-muted">{counted}</span>
      )}
    </Checkbox>
  );
}

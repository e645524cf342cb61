import type { ReactNode } from 'react';
import { fieldMessages } from '#domain/field-messages.ts';
import { isInverted } from '#domain/values/ranges.ts';
import { useSaidOnLeaving } from './use-said-on-leaving.ts';

interface Props {
  legend: string;
  min: string;
  max: string;
  /** The lower and upper bounds; the upper gets the error of the two. */
  children(error: string | undefined): ReactNode;
}

/** Two fields that bound a list from below and above, side by side. */
export function RangeFields({ legend, min, max, children }: Props) {
  const { isSaid, heard } = useSaidOnLeaving(isInverted(min, max));
  return (
    <fieldset {...heard}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {/* The error is on the second field, and shown below both. */}
      <div className="grid grid-cols-2 gap-2 [&>:last-child>p]:-ml-[calc(100%+0.5rem)]">
        {children(isSaid ? fieldMessages.invertedRange : undefined)}
      </div>
    </fieldset>
  );
}

import { useState } from 'react';
import { joinValues, splitValues } from '#domain/values/filter-values.ts';
import { cx } from '../cx.ts';
import { Fold } from '../dialogs/fold.tsx';
import { NONE, useOptionCounts } from './filter-count-context.ts';
import { OptionBox } from './option-box.tsx';

interface Props {
  label: string;
  /** The filter's parameter. */
  name: string;
  /** All of them, or those known before options are counted. */
  options: readonly string[];
  /** Adds counted values as options: all of them, or only those with results. */
  more?: 'all' | 'some' | undefined;
  /** The values that are chosen, as an address has them. */
  value: string;
  onChange(value: string): void;
}

/** A filter by any of many values: boxes to tick, which fold away. */
export function ValuesFilter({ label, name, options, more, value, onChange }: Props) {
  const chosen = splitValues(value);
  const [open] = useState(chosen.length > 0);
  const counts = useOptionCounts(name);
  const known = more
    ? Object.keys(counts ?? {}).filter((key) => more === 'all' || isLeft(counts?.[key]))
    : [];
  const counted = known.flatMap(splitValues);
  const found =
    counted.length === 0 ? options : more === 'all' ? withOthers(counted, options) : counted;
  const all = [...new Set([...found, ...chosen])];
  const toggled = (option: string) =>
    joinValues(
      chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option],
    );
  return (
    <Fold title={label} note={chosen.length || 'Any'} open={open} className="-my-2 text-sm">
      {/* Options unfolded before counting reserve their space from the start: further ones move nothing. */}
      <fieldset
        className={cx('overflow-y-auto overscroll-contain', open && more ? 'h-44' : 'max-h-72')}
      >
        <legend className="sr-only">{label}</legend>
        {all.map((option) => (
          <OptionBox
            key={option}
            name={name}
            value={joinValues([option])}
            checked={chosen.includes(option)}
            onChange={() => onChange(toggled(option))}
          >
            {option}
          </OptionBox>
        ))}
      </fieldset>
    </Fold>
  );
}

const isLeft = (count: string | undefined) => Boolean(count) && count !== NONE;

/**
 * Adds uncounted options, since only the newest listings may have been counted; options that differ only by case
 * are the same.
 */
function withOthers(counted: readonly string[], options: readonly string[]): string[] {
  const has = new Set(counted.map((option) => option.toLowerCase()));
  const others = options.filter((option) => !has.has(option.toLowerCase()));
  if (others.length === 0) return [...counted];
  return [...counted, ...others].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
}

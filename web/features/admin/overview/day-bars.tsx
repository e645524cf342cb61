import { scaleBand, scaleLinear } from 'd3-scale';
import { type PointerEvent, useState } from 'react';
import {
  type CalendarDate,
  formatDate,
  formatDay,
  formatShortDate,
} from '#domain/values/calendar-date.ts';

interface Props {
  /** For example 'New accounts'. */
  label: string;
  values: readonly { day: CalendarDate; value: number }[];
  /** The highest number that has to fit. */
  most: number;
  format(value: number): string;
}

/** Size of the drawing's coordinates. The drawing is stretched to its box, so it holds only bars and lines. */
const SIZE = 100;

/**
 * A bar for each day. The values of one day at a time are shown below: the day under the pointer, or the one
 * chosen by finger or arrow keys with an invisible slider over the bars.
 */
export function DayBars({ label, values, most, format }: Props) {
  const [chosen, setChosen] = useState<number>();
  const up = scaleLinear([0, Math.max(most, 1)], [0, SIZE]).nice(3);
  const write = up.tickFormat(3, '~s');
  const ticks = up.ticks(3).filter(Number.isInteger);
  const at = Math.min(chosen ?? values.length - 1, values.length - 1);
  const read = values[at];
  const dayAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const day = Math.floor(((clientX - left) / width) * values.length);
    return Math.min(Math.max(day, 0), values.length - 1);
  };
  const [first, last] = [values[0]?.day, values.at(-1)?.day];
  if (!read || !first || !last) return null;

  return (
    <div>
      <div className="relative mt-2 ml-10 h-28 sm:h-36">
        {ticks.map((tick) => (
          <span
            key={tick}
            aria-hidden
            className="figures -translate-y-1/2 absolute right-full mr-2 text-muted text-xs"
            style={{ top: `${SIZE - up(tick)}%` }}
          >
            {tick === 0 ? tick : write(tick)}
          </span>
        ))}
        <input
          type="range"
          aria-label={`${label} by day`}
          aria-valuetext={`${formatDay(read.day)}: ${format(read.value)}`}
          min={0}
          max={values.length - 1}
          value={at}
          onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
          onPointerMove={(event) => setChosen(dayAt(event))}
          className="peer absolute inset-0 z-10 m-0 size-full touch-pan-y cursor-crosshair opacity-0"
        />
        <Drawing
          values={values}
          ticks={ticks}
          up={up}
          chosen={chosen === undefined ? undefined : at}
        />
      </div>
      <p aria-hidden className="figures mt-1 ml-10 flex justify-between text-muted text-xs">
        <span>{formatShortDate(first, last)}</span>
        <span>{formatDate(last)}</span>
      </p>
      <p aria-hidden className="figures mt-2 text-sm">
        <span className="text-muted">{formatDay(read.day)}:</span>{' '}
        <span className="font-semibold">{format(read.value)}</span>
      </p>
    </div>
  );
}

interface DrawingProps extends Pick<Props, 'values'> {
  ticks: readonly number[];
  /** The height of a value. */
  up(value: number): number;
  /** The place of the day that someone reads. */
  chosen: number | undefined;
}

/** The bars, and the lines behind them. */
function Drawing({ values, ticks, up, chosen }: DrawingProps) {
  const days = values.map(({ day }) => day);
  const across = scaleBand(days, [0, SIZE]).paddingInner(values.length > 60 ? 0.15 : 0.3);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="none"
      className="size-full rounded-sm outline-primary outline-offset-4 peer-focus-visible:outline-2"
    >
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={0}
          x2={SIZE}
          y1={SIZE - up(tick)}
          y2={SIZE - up(tick)}
          vectorEffect="non-scaling-stroke"
          className={tick === 0 ? 'stroke-control-line' : 'stroke-line'}
        />
      ))}
      {values.map(({ day, value }, index) => (
        <rect
          key={day}
          x={across(day)}
          y={SIZE - up(value)}
          width={across.bandwidth()}
          height={up(value)}
          className={index === chosen ? 'fill-laterite' : 'fill-primary'}
        />
      ))}
    </svg>
  );
}

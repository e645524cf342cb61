import { type Measure, totalsOf, trendText } from '#domain/overview/measures.ts';
import { formatMeasure, MEASURE_LABELS } from '#domain/overview/messages.ts';
import type { Overview } from '#domain/overview/schema.ts';
import { DayBars } from './day-bars.tsx';

interface Props {
  measure: Measure;
  overview: Overview;
  /** The number at the top of the chart; by default the highest day's. */
  most?: number;
  level: 'h3' | 'h4';
}

/** A measure: its total, the change from the days before, and a bar for each day. */
export function MeasureChart({ measure, overview, most, level: Heading }: Props) {
  const { days, before } = overview;
  const total = totalsOf(days.map(({ counts }) => counts))[measure];
  const format = (value: number) => formatMeasure(measure, value);
  const values = days.map(({ day, counts }) => ({ day, value: counts[measure] }));
  return (
    <>
      <div>
        <Heading className="font-sans text-base font-semibold tracking-normal">
          {MEASURE_LABELS[measure]}
        </Heading>
        <p className="figures font-display text-2xl font-semibold">{format(total)}</p>
        <p className="figures text-sm text-muted">
          {trendText(total, before[measure], days.length, format)}
        </p>
      </div>
      <DayBars
        label={MEASURE_LABELS[measure]}
        values={values}
        most={most ?? Math.max(...values.map(({ value }) => value))}
        format={format}
      />
    </>
  );
}

import type { Measure } from '#domain/overview/measures.ts';
import { formatMeasure, MEASURE_LABELS, overviewMessages } from '#domain/overview/messages.ts';
import type { Overview } from '#domain/overview/schema.ts';
import { formatDate } from '#domain/values/calendar-date.ts';
import { Fold } from '#web/ui/dialogs/fold.tsx';

interface Props {
  /** The table's subject. */
  title: string;
  measures: readonly Measure[];
  days: Overview['days'];
}

/** The numbers of a chart, day by day, the last day first. */
export function DayTable({ title, measures, days }: Props) {
  return (
    <Fold title={`${title}, day by day`} className="border-line border-t text-sm">
      <table className="w-full">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-1.5 pr-3 text-left font-semibold">
              {overviewMessages.day}
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className="py-1.5 pl-3 text-right font-semibold">
                {MEASURE_LABELS[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {days.toReversed().map(({ day, counts }) => (
            <tr key={day} className="border-line border-t">
              <th scope="row" className="whitespace-nowrap py-1.5 pr-3 text-left font-normal">
                {formatDate(day)}
              </th>
              {measures.map((measure) => (
                <td key={measure} className="py-1.5 pl-3 text-right">
                  {formatMeasure(measure, counts[measure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}

import type { Measure } from '#domain/overview/measures.ts';
import { MEASURE_LABELS, overviewMessages } from '#domain/overview/messages.ts';
import type { Overview } from '#domain/overview/schema.ts';
import { DayTable } from './day-table.tsx';
import { MeasureChart } from './measure-chart.tsx';

const LISTINGS: readonly Measure[] = ['shortStays', 'rentals', 'sales', 'cars'];
const BEFORE_LISTINGS: readonly Measure[] = ['accounts', 'views'];
const AFTER_LISTINGS: readonly Measure[] = ['bookings', 'booked', 'enquiries', 'reports'];

const CARD = 'flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5';

/** A chart of each measure, with a table of the same numbers. */
export default function OverviewCharts({ overview }: { overview: Overview }) {
  const most = Math.max(
    ...overview.days.flatMap(({ counts }) => LISTINGS.map((measure) => counts[measure])),
  );
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
      {BEFORE_LISTINGS.map((measure) => (
        <MeasureCard key={measure} measure={measure} overview={overview} />
      ))}
      <div className={`${CARD} md:col-span-2`}>
        <div>
          <h3 className="font-sans text-base font-semibold tracking-normal">
            {overviewMessages.listings}
          </h3>
          <p className="text-sm text-muted">{overviewMessages.scale}</p>
        </div>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
          {LISTINGS.map((measure) => (
            <div key={measure} className="flex min-w-0 flex-col gap-3">
              <MeasureChart measure={measure} overview={overview} most={most} level="h4" />
            </div>
          ))}
        </div>
        <DayTable title={overviewMessages.listings} measures={LISTINGS} days={overview.days} />
      </div>
      {AFTER_LISTINGS.map((measure) => (
        <MeasureCard key={measure} measure={measure} overview={overview} />
      ))}
    </div>
  );
}

function MeasureCard({ measure, overview }: { measure: Measure; overview: Overview }) {
  return (
    <div className={CARD}>
      <MeasureChart measure={measure} overview={overview} level="h3" />
      <DayTable title={MEASURE_LABELS[measure]} measures={[measure]} days={overview.days} />
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { isQuiet, totalsOf } from '#domain/overview/measures.ts';
import { overviewMessages } from '#domain/overview/messages.ts';
import { SPANS, USUAL_SPAN } from '#domain/workspace/spans.ts';
import { useFilterQuery } from '#web/lib/lists/use-filter-query.ts';
import { cx } from '#web/ui/cx.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { ChartsSkeleton } from './charts-skeleton.tsx';
import { overviewQuery } from './overview-query.ts';

const OverviewCharts = lazy(() => import('./overview-charts.tsx'));

/** The site's activity over the number of days given in the address. */
export function Overview() {
  const query = new URLSearchParams(useLocation().search);
  const filters = useFilterQuery(['days']);
  const days = SPANS.find((span) => span === query.get('days')) ?? USUAL_SPAN;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(overviewQuery(days));
  const isEmpty =
    data && isQuiet(totalsOf([data.before, ...data.days.map(({ counts }) => counts)]));
  return (
    <section aria-labelledby="overview" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="overview" className="font-display text-xl font-semibold">
          {overviewMessages.title}
        </h2>
        <Field label="Days" mayBeEmpty className="w-52 max-sm:w-full">
          <Select
            name="days"
            options={SPANS.map((span) => ({ value: span, label: overviewMessages.span(span) }))}
            value={days}
            onChange={(event) => filters.change('days', event.currentTarget.value, 'now')}
          />
        </Field>
      </div>
      {error && (
        <ErrorBox
          title={overviewMessages.failure}
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && <ChartsSkeleton />}
      {data && !error && isEmpty && <p className="text-muted">{overviewMessages.quiet}</p>}
      {data && !error && !isEmpty && (
        <div aria-busy={isPlaceholderData} className={cx(isPlaceholderData && 'opacity-60')}>
          <Suspense fallback={<ChartsSkeleton />}>
            <OverviewCharts overview={data} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { countedText } from '#domain/paging/counted.ts';
import { WAITING_FOR_ADMIN } from '#domain/site/waiting-for-admin.ts';
import { readList } from '#web/lib/api/page-data.ts';
import { withQuery } from '#web/lib/api/with-query.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { setupQuery } from './setup/setup-query.ts';
import { setupWarnings } from './setup/setup-warnings.ts';
import { tablePath } from './table/table-query.ts';

/** Number of items awaiting an Admin's decision, from the totals of the tables themselves; each links to its table. */
export function WaitingCounts() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'waiting'],
    queryFn: ({ signal }) =>
      Promise.all(
        WAITING_FOR_ADMIN.map(async ({ table, query, ...part }) => {
          const { total } = await readList(
            tablePath(table, withQuery('', { ...query, limit: 1 })),
            {
              signal,
            },
          );
          return { ...part, query, total };
        }),
      ),
  });
  const waiting = data?.filter(({ total }) => total > 0);
  const { data: setup } = useQuery(setupQuery);
  const warnings = setup ? setupWarnings(setup) : [];
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-3">
      <h2 id="waiting" className="font-display text-xl font-semibold">
        Needs your attention
      </h2>
      {error && (
        <ErrorBox message={error.message} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!waiting && !error && <Skeleton className="h-13 w-full max-w-md rounded-card" />}
      {warnings.map((sentence) => (
        <Notice key={sentence} tone="error">
          {sentence}
        </Notice>
      ))}
      {waiting?.length === 0 && warnings.length === 0 && (
        <p className="text-muted">Nothing needs your attention.</p>
      )}
      {waiting && waiting.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {waiting.map(({ label, page, query, total }) => (
            <li key={label} className="max-sm:w-full">
              <Link
                to={withQuery(page, query)}
                className="flex min-h-11 items-baseline gap-3 rounded-card border border-line bg-surface px-4 py-3 transition-colors hover:border-control-line"
              >
                <span className="figures font-display text-xl font-semibold text-laterite">
                  {countedText(total)}
                </span>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

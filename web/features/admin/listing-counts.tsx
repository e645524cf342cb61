import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { countedText } from '#domain/paging/counted.ts';
import { paths } from '#domain/site/paths.ts';
import { readPath } from '#web/lib/api/call-path.ts';
import { readList } from '#web/lib/api/page-data.ts';
import { withQuery } from '#web/lib/api/with-query.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const property = (label: string, status: string) =>
  ({
    label,
    path: readPath('GET /api/properties', { query: { status, limit: 1 } }),
    page: withQuery(paths.propertyList, { status }),
  }) as const;
const car = (label: string, kind: string) =>
  ({
    label,
    path: readPath('GET /api/cars', { query: { kind, limit: 1 } }),
    page: withQuery(paths.carList, { kind }),
  }) as const;

/** Counts come from the totals of the lists themselves; each links to the page that lists exactly those. */
const COUNTS = [
  property('Properties available', 'available'),
  property('Properties rented', 'rented'),
  property('Properties sold', 'sold'),
  car('Cars for sale', 'regular'),
  car('Relocation vehicles', 'relocation'),
];

/** The number of listings of each kind, linked to its list. */
export function ListingCounts() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'counts'],
    queryFn: ({ signal }) =>
      Promise.all(
        COUNTS.map(async ({ path }) => {
          const { total } = await readList<{ _id: string }>(path, { signal });
          return total;
        }),
      ),
  });
  if (error) return <ErrorBox message={error.message} onRetry={refetch} busy={isFetching} />;
  if (data?.every((total) => total === 0)) return <NothingListed />;
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
      {COUNTS.map(({ label, page }, index) => (
        <li key={label}>
          <Link
            to={page}
            className="flex h-full flex-col gap-1 rounded-card border border-line bg-surface p-4 transition-colors hover:border-control-line"
          >
            <span className="figures font-display text-2xl font-semibold">
              {data ? countedText(data[index] ?? 0) : <Skeleton className="my-1 h-8 w-16" />}
            </span>
            <span className="text-sm text-muted">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** In place of so many zeros. */
const NothingListed = () => (
  <EmptyState
    compact
    title="No listings yet."
    text="List something yourself, or invite people who rent out or sell to sign up."
    action={<ButtonLink to={paths.uploadProperty}>Upload a property</ButtonLink>}
  />
);

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TABLE_PAGE_SIZE } from '#domain/tables/limits.ts';
import type { TableDefinition } from '#domain/tables/table.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { shownText } from '#web/lib/lists/list-page.ts';
import { useFilterQuery } from '#web/lib/lists/use-filter-query.ts';
import { usePageOfList } from '#web/lib/lists/use-page-of-list.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { ListCount } from '#web/ui/lists/list-count.tsx';
import { ListPages } from '#web/ui/lists/list-pages.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { knownSearch } from './known-search.ts';
import { TableBody } from './table-body.tsx';
import { tableQuery } from './table-query.ts';
import type { TableScreen } from './table-screen.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { TableTools } from './table-tools.tsx';

/** An Admin table: search, filters, order and page are kept in the address. */
export function AdminTable<Row extends { _id: string }>({ of: screen }: { of: TableScreen<Row> }) {
  const { of, columns, actions } = screen;
  const names = ['search', 'sort', ...Object.keys(of.filters)];
  const filters = useFilterQuery(names);
  const { data, error, isFetching, refetch } = useQuery(
    tableQuery<Row>(of.name, useKnownSearch(of)),
  );
  const place = usePageOfList(data, TABLE_PAGE_SIZE);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const isNarrowed = names.some((name) => name !== 'sort' && place.query.get(name));
  const tickedRows = data?.items.filter(({ _id }) => ticked.has(_id)) ?? [];

  const clearButton = (
    <Button variant="secondary" onClick={() => filters.clear()}>
      Clear search and filters
    </Button>
  );

  return (
    <div className="flex flex-col gap-5">
      <TableTools of={of} filters={filters} query={place.query} />
      {error && (
        <LoadFailure
          of={of}
          error={error}
          onRetry={() => void refetch()}
          busy={isFetching}
          clearButton={clearButton}
        />
      )}
      {!data && !error && <TableSkeleton columns={columns.length} />}
      {data && !error && (
        <>
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <ListCount className="">{shownText(place, of.row, of.rows)}</ListCount>
            {actions && (
              <BulkActions
                of={of}
                actions={actions}
                rows={tickedRows}
                onDone={() => setTicked(new Set())}
              />
            )}
          </div>
          {data.items.length > 0 && (
            <TableBody
              of={screen}
              rows={data.items}
              ticked={actions && ticked}
              onTick={setTicked}
              isOld={isFetching}
            />
          )}
          {data.total === 0 && (
            <NoRows of={of} clearButton={isNarrowed ? clearButton : undefined} />
          )}
          <ListPages of={place} />
        </>
      )}
    </div>
  );
}

/** The address's search, without what the table does not know; the address is corrected. */
function useKnownSearch(of: TableDefinition): string {
  const { search: given, hash } = useLocation();
  const navigate = useNavigate();
  const search = knownSearch(given, of);
  useEffect(() => {
    if (search !== given) navigate({ search, hash }, { replace: true, preventScrollReset: true });
  }, [search, given, hash, navigate]);
  return search;
}

/** Whether there are none at all, or none that match. */
function NoRows({ of, clearButton }: { of: TableDefinition; clearButton: ReactNode }) {
  if (!clearButton) return <EmptyState compact title={of.none} />;
  return <EmptyState compact title={`No ${of.rows} match.`} action={clearButton} />;
}

interface LoadFailureProps {
  of: TableDefinition;
  error: Error;
  onRetry(): void;
  busy: boolean;
  clearButton: ReactNode;
}

/** Offers what may help: trying again, or without the search that was refused. */
function LoadFailure({ of, error, onRetry, busy, clearButton }: LoadFailureProps) {
  // Trying again would be refused again.
  const isRefused = error instanceof ApiError && error.status === 400;
  return (
    <ErrorBox
      title={`We couldn’t load the ${of.rows}`}
      message={error.message}
      onRetry={isRefused ? undefined : onRetry}
      busy={busy}
    >
      {isRefused && clearButton}
    </ErrorBox>
  );
}

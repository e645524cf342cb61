import { Skeleton } from '#web/ui/skeleton.tsx';

/** Rows that are coming. */
export function TableSkeleton({ columns }: { columns: number }) {
  return (
    <div
      aria-hidden
      className="flex flex-col gap-3 lg:gap-0 lg:rounded-card lg:border lg:border-line"
    >
      {ROWS.map((row) => (
        <div
          key={row}
          className="flex flex-col gap-3 rounded-card border border-line p-4 lg:flex-row lg:rounded-none lg:border-0 lg:border-t lg:first:border-t-0"
        >
          {Array.from({ length: columns }, (_, column) => column).map((column) => (
            <Skeleton key={column} className="h-5 w-2/3 lg:grow" />
          ))}
        </div>
      ))}
    </div>
  );
}

const ROWS = [0, 1, 2, 3, 4, 5];

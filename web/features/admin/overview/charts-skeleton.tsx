import { Skeleton } from '#web/ui/skeleton.tsx';

/** Charts that are coming. */
export function ChartsSkeleton() {
  return (
    <div aria-hidden className="grid gap-4 md:grid-cols-2">
      {CHARTS.map((chart) => (
        <Skeleton key={chart} className="h-72 rounded-card" />
      ))}
    </div>
  );
}

const CHARTS = [0, 1, 2, 3];

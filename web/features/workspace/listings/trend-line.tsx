import { linePoints } from './trend-points.ts';

const BOX = { width: 96, height: 24 };

/** The views of some days as a small line; their number stands beside it. */
export function TrendLine({ views }: { views: readonly number[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`-1 -2 ${BOX.width + 2} ${BOX.height + 4}`}
      className="h-7 w-24 shrink-0 text-primary"
    >
      <polyline
        points={linePoints(views, BOX)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

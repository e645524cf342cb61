import { linePoints, pointsOf } from './trend-points.ts';

const BOX = { width: 96, height: 24 };

interface Props {
  numbers: readonly number[];
  /** Describes the line to people who cannot see it. */
  text: string;
}

/** Some days' numbers as a small line, as wide as its space; their sum is beside it. */
export function TrendLine({ numbers, text }: Props) {
  return (
    <svg
      role="img"
      viewBox={`-1 -2 ${BOX.width + 2} ${BOX.height + 4}`}
      preserveAspectRatio="none"
      className="h-5 w-full min-w-0 max-w-18 text-primary"
    >
      <title>{text}</title>
      <polyline
        points={linePoints(pointsOf(numbers), BOX)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

import { groupThousands } from '#domain/plural.ts';
import { FIGURES, type Figure } from '#domain/workspace/figures.ts';
import type { OwnListingRow } from '#domain/workspace/listings-schema.ts';
import { cx } from '#web/ui/cx.ts';
import { TrendLine } from './trend-line.tsx';
import { numbersByDay, trendText } from './trend-points.ts';

const LABELS: Readonly<Record<Figure, string>> = {
  views: 'Views',
  enquiries: 'Enquiries',
  stays: 'Bookings',
  favourites: 'Favourites',
};

/** What came of a listing: two lines on a phone, from 640 px columns in which all listings stand. */
export function ListingFigures({ listing }: { listing: OwnListingRow }) {
  // Nobody books a car.
  const shown = FIGURES.filter((figure) => figure !== 'stays' || listing.kind === 'property');
  return (
    <dl className="figures grid grid-cols-2 gap-x-5 gap-y-1 text-sm sm:grid-cols-4 lg:w-140 lg:shrink-0">
      {shown.map((figure) => (
        <div
          key={figure}
          className={cx(
            'flex min-w-0 items-center gap-x-2 sm:flex-col sm:items-stretch',
            figure === 'favourites' && 'sm:col-start-4',
          )}
        >
          <dt className="w-16 shrink-0 text-muted text-xs sm:w-auto">{LABELS[figure]}</dt>
          <dd className="flex min-w-0 grow items-center gap-2">
            <Count count={listing[figure]} />
            {listing[figure] > 0 && <Trend of={listing} figure={figure} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Count = ({ count }: { count: number }) => (
  <span className={count === 0 ? 'text-muted' : 'font-semibold'}>
    {groupThousands(String(count))}
  </span>
);

function Trend({ of: listing, figure }: { of: OwnListingRow; figure: Figure }) {
  const numbers = numbersByDay(listing, figure);
  return <TrendLine numbers={numbers} text={trendText(LABELS[figure], numbers, listing.from)} />;
}

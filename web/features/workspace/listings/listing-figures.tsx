import { groupThousands } from '#domain/values/plural.ts';
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

/** A listing's figures: two lines on a phone; from 640 px, columns shared by all listings. */
export function ListingFigures({ listing }: { listing: OwnListingRow }) {
  // Cars and homes let by the month cannot be booked; a former stay still has its bookings.
  const shown = FIGURES.filter(
    (figure) => figure !== 'stays' || listing.takesStays || listing.stays > 0,
  );
  return (
    <dl className="figures grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-1 text-sm sm:grid-cols-4 sm:gap-x-5 lg:w-140 lg:shrink-0 lg:self-start">
      {shown.map((figure) => (
        <div
          key={figure}
          className={cx(
            'grid min-w-0 grid-cols-[4rem_auto_1fr] items-center gap-x-2 sm:flex sm:flex-col sm:items-stretch sm:gap-y-1',
            figure === 'favourites' && 'sm:col-start-4',
          )}
        >
          <dt className="text-muted text-xs">{LABELS[figure]}</dt>
          <dd className="col-span-2 grid grid-cols-subgrid items-center sm:flex sm:gap-2">
            <Count count={listing[figure]} />
            {listing[figure] > 0 && <Trend of={listing} figure={figure} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Count = ({ count }: { count: number }) => (
  <span className={cx('sm:min-w-12', count === 0 ? 'text-muted' : 'font-semibold')}>
    {groupThousands(String(count))}
  </span>
);

function Trend({ of: listing, figure }: { of: OwnListingRow; figure: Figure }) {
  const numbers = numbersByDay(listing, figure);
  return <TrendLine numbers={numbers} text={trendText(LABELS[figure], numbers, listing.from)} />;
}

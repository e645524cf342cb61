import { paths } from '#domain/site/paths.ts';
import { PictureTile } from '#web/ui/pictures/picture-tile.tsx';

const WAYS = [
  {
    to: paths.shortStays,
    picture: 'short-stays',
    title: 'Short-Stays',
    text: 'Hotels, guest houses and more',
  },
  {
    to: paths.propertyRentals,
    picture: 'rentals',
    title: 'Property Rentals',
    text: 'Homes, offices and shops',
  },
  {
    to: paths.propertySale,
    picture: 'sales',
    title: 'Property Sales',
    text: 'Houses, land and commercial',
  },
  { to: paths.cars, picture: 'cars', title: 'Cars', text: 'To buy, or to move your load' },
] as const;

/** The four families, each with a picture. */
export function WaysIn() {
  return (
    <nav aria-label="What we list">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 md:grid-cols-4 md:gap-6">
        {WAYS.map((way) => (
          <li key={way.to}>
            <PictureTile {...way} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

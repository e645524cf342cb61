import { CATEGORIES, type CarCategory } from '#domain/cars/car.ts';
import { PictureTile } from '#web/ui/pictures/picture-tile.tsx';

const PICTURE: Readonly<Record<CarCategory, string>> = {
  Saloon: 'saloon',
  SUVs: 'suvs',
  '4x4': '4x4',
  Trucks: 'trucks',
};

interface Props {
  chosen: CarCategory | undefined;
  /** Id of the list that the tiles filter. */
  listId: string;
}

/** The four category tiles (specification §2.18); pressing the chosen one again clears it. */
export function CategoryTiles({ chosen, listId }: Props) {
  return (
    <nav aria-label="Categories">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 md:grid-cols-4 md:gap-6">
        {CATEGORIES.map((category) => (
          <li key={category}>
            <PictureTile
              to={{
                search: category === chosen ? '' : new URLSearchParams({ category }).toString(),
                hash: `#${listId}`,
              }}
              picture={PICTURE[category]}
              title={category}
              current={category === chosen}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { Car } from '#domain/cars/schema.ts';
import type { Listed } from '#web/lib/page-data.ts';
import { CardGrid } from '#web/ui/card-grid.tsx';
import { CarCard } from '../car-card.tsx';
import { similarCarsQuery } from './similar.ts';

interface Props {
  /** Of the car that they are like. */
  id: string;
  initial: Listed<Car> | null;
}

/** Cars like this one, the nearest first; nothing when there is none. */
export function SimilarCars({ id, initial }: Props) {
  const { data } = useQuery(similarCarsQuery(id, initial));
  if (!data?.items.length) return null;
  return (
    <section aria-labelledby="similar-cars" className="wrap mt-12 flex flex-col gap-6">
      <h2 id="similar-cars" className="text-xl md:text-2xl">
        Similar cars
      </h2>
      <CardGrid>
        {data.items.map((each) => (
          <CarCard key={each._id} car={each} headingLevel={3} />
        ))}
      </CardGrid>
    </section>
  );
}

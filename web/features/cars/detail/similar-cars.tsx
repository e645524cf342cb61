import { useQuery } from '@tanstack/react-query';
import type { CarSummary } from '#domain/cars/schema.ts';
import type { Listed } from '#web/lib/api/page-data.ts';
import { Similar } from '#web/ui/detail/similar.tsx';
import { CarCard } from '../car-card.tsx';
import { similarCarsQuery } from './similar.ts';

interface Props {
  /** The car to find similar ones for. */
  id: string;
  initial: Listed<CarSummary> | null;
}

/** Cars like this one, the nearest first; renders nothing if there are none. */
export function SimilarCars({ id, initial }: Props) {
  const { data } = useQuery(similarCarsQuery(id, initial));
  return (
    <Similar
      title="Similar cars"
      items={data?.items}
      card={(car) => <CarCard key={car._id} car={car} headingLevel={3} />}
    />
  );
}

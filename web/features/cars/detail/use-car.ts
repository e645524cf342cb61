import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Car } from '#domain/cars/schema.ts';
import { useViewer } from '#web/lib/use-viewer.ts';
import { cachedCar } from './cached-car.ts';
import { carQuery } from './one-car.ts';

/** A car for whoever is looking; what is in hand shows at once, and stays if the call fails. */
export function useCar(id: string, initial: Car | null) {
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const { data, error, isFetching, refetch } = useQuery(carQuery(id, viewer?.userId, initial));
  return {
    car: data ?? initial ?? cachedCar(queryClient, id),
    /** False until the answer for this very viewer is there. */
    complete: data !== undefined,
    error,
    isFetching,
    retry: () => void refetch(),
  };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Car } from '#domain/cars/schema.ts';
import { cachedListing } from '#web/lib/lists/cached-listing.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import type { DetailResult } from '#web/ui/detail/detail-page.tsx';
import { fromSummary } from './from-summary.ts';
import { carQuery } from './one-car.ts';

/** Keys of the queries that read cars. */
export const CAR_KEYS = { one: 'car', lists: 'cars' } as const;

/** A car for its page, with the driver's contact once `isComplete`. */
export interface CarResult extends DetailResult<Car> {
  /** False until everything this viewer may see is loaded. */
  isComplete: boolean;
}

/**
 * A car for its viewer; a cached one shows at once, and stays if the call fails.
 * @param missing true if visitors cannot see it, so that they need not ask.
 */
export function useCar(id: string, initial: Car | null, missing: boolean): CarResult {
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const { data, error, isFetching, refetch } = useQuery({
    ...carQuery(id, viewer?.userId, initial),
    enabled: !missing || Boolean(viewer),
  });
  return {
    listing: data ?? initial ?? cachedListing(queryClient, CAR_KEYS, id, fromSummary),
    isComplete: data !== undefined,
    error,
    isFetching,
    retry: () => void refetch(),
  };
}

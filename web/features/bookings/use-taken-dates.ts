import { useQuery } from '@tanstack/react-query';
import { LIST_LIMIT_MAX } from '#domain/site/constants.ts';
import { bookedDatesQuery, ownBookingsQuery } from './booking-calls.ts';
import { partTaken, type TakenDates } from './taken-dates.ts';

/**
 * When a property is taken, by others and by the user; undefined until it is known of both, so that nobody's own
 * stay is ever shown as somebody else's.
 */
export function useTakenDates(propertyId: string, userId: string): TakenDates | undefined {
  const taken = useQuery(bookedDatesQuery(propertyId));
  const own = useQuery(
    ownBookingsQuery(userId, { when: 'upcoming', page: 1, limit: LIST_LIMIT_MAX }),
  );
  if (!taken.data || own.isPending) return undefined;
  const stays = own.data?.items.filter((booking) => booking.propertyId === propertyId) ?? [];
  return partTaken(taken.data, stays);
}

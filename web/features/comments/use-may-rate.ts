import { useQuery } from '@tanstack/react-query';
import { canRate } from '#domain/comments/permissions.ts';
import type { RatingRight } from '#domain/comments/schema.ts';
import { call } from '#web/lib/api/api.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import type { Lister } from './lister.ts';

/** Tells whether the current person's stars would count for a property. While loading, stars are not offered. */
export function useMayRate(propertyId: string, lister: Lister): Partial<RatingRight> {
  const viewer = useViewer();
  const isAsked = canRate(viewer, { listerId: lister.userId });
  const { data } = useQuery({
    queryKey: ['rating-right', propertyId, viewer?.userId],
    queryFn: ({ signal }) =>
      call('GET /api/properties/:id/rating', { params: { id: propertyId }, signal }),
    enabled: isAsked,
    // Stays end, and enquiries are sent, on other pages.
    staleTime: 0,
  });
  return (isAsked && data) || {};
}

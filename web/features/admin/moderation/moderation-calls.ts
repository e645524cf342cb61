import type { ModeratedListing } from '#domain/moderation/schema.ts';
import type { AdminTransition } from '#domain/moderation/states.ts';
import { call } from '#web/lib/api/api.ts';

/** Moves a listing from the state the Admin saw to another; the lister is mailed the reason. @throws {ApiError} */
export const moderate = (
  {
    kind,
    _id,
    updatedAt,
    state,
    since,
  }: Pick<ModeratedListing, 'kind' | '_id' | 'updatedAt' | 'state' | 'since'>,
  transition: AdminTransition,
  reason = '',
) =>
  call('POST /api/admin/moderation/:kind/:id', {
    params: { kind, id: _id },
    json: {
      transition,
      reason,
      expectedUpdatedAt: updatedAt,
      expectedState: state,
      expectedSince: since,
    },
  });

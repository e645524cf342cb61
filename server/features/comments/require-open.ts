import type { Pause } from '#domain/availability/schema.ts';
import { commentMessages } from '#domain/comments/messages.ts';
import { forbidden } from '#domain/errors.ts';

/** Nobody writes about what Admins keep off the lists. @throws {DomainError} FORBIDDEN. */
export function requireOpen({ pause }: { pause?: Pause }): void {
  if (pause?.reason === 'moderation') throw forbidden(commentMessages.inReview);
}

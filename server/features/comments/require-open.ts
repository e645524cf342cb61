import { isOffByAdmins } from '#domain/availability/rules.ts';
import type { Pause } from '#domain/availability/schema.ts';
import { commentMessages } from '#domain/comments/messages.ts';
import { forbidden } from '#domain/errors.ts';

/** Nobody writes about what Admins keep off the lists. @throws {DomainError} FORBIDDEN. */
export function requireOpen({ pause }: { pause?: Pause }): void {
  if (isOffByAdmins(pause?.reason)) throw forbidden(commentMessages.inReview);
}

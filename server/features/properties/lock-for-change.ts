import type { Actor } from '#domain/accounts/actor.ts';
import { propertyAdminMessages, propertyMessages } from '#domain/properties/messages.ts';
import { lockForChange, type Permission } from '#server/features/listings/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { lockProperty, type PropertySummary } from './property-summary.ts';

const PROPERTY = {
  lock: lockProperty,
  sentences: { ...propertyMessages, ...propertyAdminMessages },
};

/** The property that an actor is about to change (listings/lock-for-change.ts). */
export const lockPropertyForChange = (
  tx: Transaction,
  actor: Actor,
  id: string,
  isAllowed: Permission<PropertySummary>,
): Promise<PropertySummary> => lockForChange(PROPERTY, tx, actor, id, isAllowed);

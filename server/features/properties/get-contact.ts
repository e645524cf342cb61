import type { Actor } from '#domain/accounts/actor.ts';
import { pauseMessages } from '#domain/availability/pause-messages.ts';
import { isOffByAdmins } from '#domain/availability/rules.ts';
import { forbidden, forbiddenBecause } from '#domain/errors.ts';
import type { ModerationState } from '#domain/moderation/states.ts';
import { listerContactMessages, propertyMessages } from '#domain/properties/messages.ts';
import { canSeeContact, isLister } from '#domain/properties/permissions.ts';
import type { ContactResponse } from '#domain/properties/schema.ts';
import { whatsappLink } from '#domain/values/ghana.ts';
import { isId } from '#domain/values/id.ts';
import { countReveal } from '#server/features/contacts/public.ts';
import { requireReadable } from '#server/features/listings/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { properties } from './repository.ts';

/**
 * The person to call about a property: its lister, for `Contact Agent` and `Contact Owner`
 * (specification §2.10).
 * @throws {DomainError} FORBIDDEN unless Agent or Property Owner; NOT_FOUND; OWN_LISTING; TOO_MANY_REQUESTS after the
 * contacts of 100 listings in a day.
 */
export async function getContact(
  platform: Pick<Platform, 'db' | 'now' | 'limits'>,
  actor: Actor,
  id: string,
): Promise<ContactResponse> {
  if (!canSeeContact(actor)) throw forbidden();
  const lister = isId(id) ? await properties.findLister(platform.db, id) : undefined;
  const property = lister && {
    ...lister,
    listerId: lister.id,
    moderation: lister.moderation as ModerationState,
  };
  const { listerId, ...person } = requireReadable(actor, property, propertyMessages.notFound);
  if (isLister(actor, { listerId })) {
    throw forbiddenBecause('OWN_LISTING', listerContactMessages.ownListing);
  }
  if (isOffByAdmins(person.pause_reason)) throw forbidden(pauseMessages.inReview);
  await countReveal(platform, actor, { id, listerId });
  const phoneNumber = person.phone_number || null;
  return {
    name: `${person.firstname} ${person.lastname}`,
    phoneNumber,
    whatsapp: phoneNumber && whatsappLink(phoneNumber),
  };
}

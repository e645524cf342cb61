import type { Actor } from '#domain/accounts/actor.ts';
import { storedFacts } from '#domain/facts/read-fact.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { uploadPropertyMessages } from '#domain/properties/messages.ts';
import { canEditProperty } from '#domain/properties/permissions.ts';
import type { EditPropertyBody, Property } from '#domain/properties/schema.ts';
import { editedPinColumns, editListing } from '#server/features/listings/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { formColumns } from './form-columns.ts';
import { getOwnProperty } from './get-property.ts';
import { lockPropertyForChange } from './lock-for-change.ts';
import { properties } from './repository.ts';

/**
 * Changes what is said of a property, and its photos and video as far as the form names them; its status stays.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin; and what `editListing`
 * throws.
 */
export const editProperty = (
  platform: Platform,
  actor: Actor,
  id: string,
  form: EditPropertyBody,
): Promise<Property> =>
  editListing(platform, actor, form, {
    kind: 'property',
    lock: (tx) => lockPropertyForChange(tx, actor, id, canEditProperty),
    repository: properties,
    update: (tx, propertyId, facts, changed) =>
      properties.update(tx, propertyId, {
        ...formColumns(form, storedFacts(PROPERTY_FACTS, facts)),
        ...editedPinColumns(form),
        ...changed,
      }),
    read: (db, id) => getOwnProperty(platform, db, id),
    sentences: uploadPropertyMessages,
  });

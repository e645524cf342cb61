import type { Actor } from '#domain/accounts/actor.ts';
import { notFound } from '#domain/errors.ts';
import type { OwnPin } from '#domain/places/own-pin-schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ListedKind } from '../listed-kind.ts';
import type { ListingSummary } from '../listing-finder.ts';
import { pinUnlessMoved, places } from './place-repository.ts';

/** The pin and the town in a form. */
export interface PinForm {
  region: string;
  location: string;
  pinLat?: number | null | undefined;
  pinLng?: number | null | undefined;
  pinShown?: boolean | undefined;
}

/** The columns that the pin of a form fills. */
export function pinColumns({ pinLat, pinLng, pinShown }: PinForm) {
  const isSet = pinLat != null && pinLng != null;
  return {
    pin_lat: isSet ? pinLat : null,
    pin_lng: isSet ? pinLng : null,
    pin_shown: isSet && pinShown === true,
  };
}

/** The columns for an edit: a pin that the form leaves out stays unless the town changes. */
export const editedPinColumns = (form: PinForm) =>
  form.pinLat === undefined ? pinUnlessMoved(form) : pinColumns(form);

/**
 * The pin of a listing, for people who may edit it.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin.
 */
export async function getOwnPin<Summary extends ListingSummary>(
  {
    finder,
    can,
    sentences,
  }: Pick<ListedKind<never, Summary, unknown>, 'finder' | 'can' | 'sentences'>,
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  id: string,
): Promise<OwnPin> {
  await finder.getAllowed(db, actor, id, can.edit);
  const row = await places.ownPin(db, id);
  if (!row) throw notFound(sentences.notFound);
  const { lat, lng, shown } = row;
  return { pin: lat === null || lng === null ? null : { lat, lng }, shown };
}

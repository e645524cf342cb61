import { notFound } from '#domain/errors.ts';
import type { OwnPin } from '#domain/places/own-pin-schema.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pinUnlessMoved, places } from './place-repository.ts';

/** What a form says of a pin, and of the town. */
interface PinForm {
  region: string;
  location: string;
  pinLat?: number | null | undefined;
  pinLng?: number | null | undefined;
  pinShown?: boolean | undefined;
}

/** The pin of a form as the columns that it fills. */
export function pinColumns({ pinLat, pinLng, pinShown }: PinForm) {
  const isSet = pinLat != null && pinLng != null;
  return {
    pin_lat: isSet ? pinLat : null,
    pin_lng: isSet ? pinLng : null,
    pin_shown: isSet && pinShown === true,
  };
}

/** The same of a listing that is edited: a pin that the form leaves out stays, as long as the town does. */
export const editedPinColumns = (form: PinForm) =>
  form.pinLat === undefined ? pinUnlessMoved(form) : pinColumns(form);

/**
 * The pin of a listing, for who may change it.
 * @throws {DomainError} NOT_FOUND with a sentence where it is gone.
 */
export async function ownPinOf(db: Database, id: string, gone: string): Promise<OwnPin> {
  const row = await places.ownPin(db, id);
  if (!row) throw notFound(gone);
  const { lat, lng, shown } = row;
  return { pin: lat === null || lng === null ? null : { lat, lng }, shown };
}

import type { BookingForm } from '#domain/bookings/rules.ts';

/** Passed to the booking page in the navigation state (specification §2.12). */
export interface Stay {
  id: string;
  name: string;
  location: string;
  /** As it was passed: text or number, or nothing. */
  price: unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The stay in a navigation state; undefined if there is none. A price may be missing. */
export function readStay(state: unknown): Stay | undefined {
  const { id, name, location, price } = (state ?? {}) as Partial<Record<keyof Stay, unknown>>;
  return isText(id) && isText(name) && isText(location) ? { id, name, location, price } : undefined;
}

/** What someone types to book; how many are coming only where the stay's rules ask for it. */
export interface TypedBooking extends BookingForm {
  guests: string;
}

/** Kept while someone logs in: the stay, and one user's text for it. */
export interface BookingDraft {
  stay: Stay;
  typed?: { userId: string; form: Partial<TypedBooking> };
}

export const BOOKING_DRAFT = 'booking';

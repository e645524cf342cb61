import { bookingReference } from '#domain/bookings/reference.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { complete } from '#domain/bookings/state.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Region } from '#domain/ghana.ts';
import { pesewas, toCedi } from '#domain/money.ts';
import { presentPhotos } from '#server/features/media/public.ts';
import type { BookingRow } from './repository.ts';
import { stayOf } from './stay.ts';

/** A booking as it stands on a day: a stay that is over is completed, whatever is stored. */
export function presentBooking(row: BookingRow, today: CalendarDate): Booking {
  const stay = stayOf(row);
  const listed = row.property_deleted_at === null;
  const { photos } = presentPhotos(row.photos, row.property_name);
  const completion = complete(stay, today);
  return {
    _id: row.id,
    propertyId: row.property_id,
    reference: bookingReference(row.id),
    propertyName: row.property_name,
    location: row.property_location,
    address: row.property_address,
    region: row.property_region as Region,
    // That of a deleted property is not served.
    photo: (listed && photos[0]) || null,
    listed,
    host: {
      name: `${row.lister_firstname} ${row.lister_lastname}`,
      phoneNumber: row.lister_phone || null,
    },
    fullName: row.full_name,
    email: row.email,
    phoneNumber: row.phone_number,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    nights: row.nights,
    nightlyPrice: toCedi(pesewas(row.nightly_pesewas)),
    total: toCedi(pesewas(row.total_pesewas)),
    status: completion.ok ? completion.status : stay.status,
    createdAt: row.created_at.toISOString(),
  };
}

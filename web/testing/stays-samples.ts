import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { addDays, formatDay, today } from '#domain/values/calendar-date.ts';
import { sampleId, sampleStay } from './samples.ts';

/** The day some days from today. */
export const day = (days: number) => addDays(today(new Date()), days);

/** The same as the pages say it. */
export const saidDay = (days: number) => formatDay(day(days));

/** A stay that the person of the samples has booked at the stay of the samples, three nights from the thirtieth day on. */
export const sampleBooking = (given: Partial<Booking> = {}): Booking => {
  const { _id, name, location, address, region, photos } = sampleStay();
  return {
    _id: sampleId(600),
    propertyId: _id,
    reference: 'EF-7K2M9',
    propertyName: name,
    location,
    address,
    region,
    photo: photos[0] ?? null,
    listed: true,
    host: { name: 'Naa Lamptey', phoneNumber: '0244000121' },
    fullName: 'Ama Mensah',
    email: 'ama@efie.test',
    phoneNumber: '0244123456',
    checkIn: day(30),
    checkOut: day(33),
    nights: 3,
    guests: null,
    nightlyPrice: 450,
    nightPrices: [450, 450, 450],
    lines: [{ kind: 'nights', label: '3 nights × ₵450.00', amount: 1350 }],
    total: 1350,
    deposit: 0,
    cancellationPolicy: null,
    status: 'confirmed',
    request: null,
    cancellation: null,
    change: null,
    arrivedAt: null,
    ended: null,
    createdAt: '2026-11-20T09:30:00.000Z',
    ...given,
  };
};

/** The same kind of stay, as its host sees it. */
export function sampleHostedStay(given: Partial<HostedStay> = {}): HostedStay {
  const { host, ...stay } = sampleBooking();
  return {
    ...stay,
    fullName: 'Esi Owusu',
    email: 'esi@efie.test',
    phoneNumber: '0245556677',
    lister: { userId: sampleStay().lister.userId, name: host.name },
    ...given,
  };
}

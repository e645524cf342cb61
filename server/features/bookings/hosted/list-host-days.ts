import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import { addDays, today } from '#domain/values/calendar-date.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { BookingRow } from '../booking-row-repository.ts';
import { presentHostedStay } from '../present.ts';
import { hostDays } from './host-days-repository.ts';

export interface HostDays {
  /** Today and tomorrow, earliest first. */
  arrivals: HostedStay[];
  departures: HostedStay[];
  /** Stays not yet over that others cancelled since the host last looked. */
  cancelled: HostedStay[];
}

/**
 * Arrivals and departures at a host's properties, and those that others cancelled there.
 * @param since when the host last looked at the stays; never, without one.
 */
export async function listHostDays(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  hostId: string,
  since: Date | undefined,
): Promise<HostDays> {
  const day = today(now());
  const tomorrow = addDays(day, 1);
  const present = (row: BookingRow) => presentHostedStay(row, day);
  return {
    arrivals: (await hostDays.arrivals(db, hostId, day, tomorrow)).map(present),
    departures: (await hostDays.departures(db, hostId, day, tomorrow)).map(present),
    cancelled: (await hostDays.cancelledByOthers(db, hostId, since, day)).map(present),
  };
}

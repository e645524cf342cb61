import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import { addDays, today } from '#domain/values/calendar-date.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { BookingRow } from '../booking-row-repository.ts';
import { presentHostedStay } from '../present.ts';
import { bookings } from '../repository.ts';
import { hostDays } from './host-days-repository.ts';

/** The most requests to return. */
const REQUESTS_MAX = 50;

export interface HostDays {
  /** To answer, the first to expire first. */
  requests: HostedStay[];
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
  const at = now();
  const present = (row: BookingRow) => presentHostedStay(row, at);
  const ofHost = { listerId: hostId, state: 'requests', now: at } as const;
  return {
    requests: (await bookings.list(db, ofHost, { size: REQUESTS_MAX, offset: 0 })).map(present),
    arrivals: (await hostDays.arrivals(db, hostId, day, tomorrow)).map(present),
    departures: (await hostDays.departures(db, hostId, day, tomorrow)).map(present),
    cancelled: (await hostDays.cancelledByOthers(db, hostId, since, day)).map(present),
  };
}

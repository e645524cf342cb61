import { addDays, type CalendarDate } from '../values/calendar-date.ts';
import { endedStayMessages } from './ended-stay-messages.ts';
import { bookingMessages } from './messages.ts';
import type { BookingStatus } from './state.ts';

/** How a stay may end otherwise than booked. */
export const STAY_ENDS = ['no-show', 'left-early'] as const;
export type StayEndHow = (typeof STAY_ENDS)[number];

/** A stay as its host may say how it went. */
export interface HeldStay {
  status: BookingStatus;
  checkIn: CalendarDate;
  checkOut: CalendarDate;
  arrivedAt: unknown;
  ended: object | null;
}

/** How a stay went, as its host said: in files 'arrived', or how it ended. */
export const wentOf = ({
  arrivedAt,
  ended,
}: {
  arrivedAt: unknown;
  ended: { how: StayEndHow } | null;
}): 'arrived' | StayEndHow | null => ended?.how ?? (arrivedAt ? 'arrived' : null);

/** The day on which a guest left early. */
export const leftOnOf = ({
  ended,
}: {
  ended: { how: StayEndHow; on: CalendarDate } | null;
}): CalendarDate | null => (ended?.how === 'left-early' ? ended.on : null);

/** Days after check-out in which a host may still say that the guest never came. */
const NO_SHOW_DAYS = 14;

/** Why a host cannot say that the guest has arrived, or take it back; undefined if they can. */
export function refuseArrival(stay: HeldStay, today: CalendarDate): string | undefined {
  const over = refuseOver(stay);
  if (over) return over;
  if (today < stay.checkIn) return endedStayMessages.notBegun;
  return today > stay.checkOut ? bookingMessages.alreadyCompleted : undefined;
}

/** Guests may come late in the night, so the day of check-in is too early for a no-show. */
export function refuseNoShow(stay: HeldStay, today: CalendarDate): string | undefined {
  const over = refuseOver(stay);
  if (over) return over;
  if (stay.arrivedAt) return endedStayMessages.hasArrived;
  if (today <= stay.checkIn) return endedStayMessages.mayStillCome;
  return today > addDays(stay.checkOut, NO_SHOW_DAYS) ? endedStayMessages.tooLate : undefined;
}

/** `on` is the day on which the guest left. */
export function refuseLeaving(
  stay: HeldStay,
  on: CalendarDate,
  today: CalendarDate,
): string | undefined {
  const over = refuseOver(stay);
  if (over) return over;
  if (on > today) return endedStayMessages.notYet;
  return on < stay.checkIn || on >= stay.checkOut ? endedStayMessages.notDuring : undefined;
}

/** The first night that others may have after a guest who left on a day: the night of check-in is taken either way. */
export const freeAfterLeaving = ({ checkIn }: HeldStay, on: CalendarDate): CalendarDate =>
  on > checkIn ? on : addDays(checkIn, 1);

function refuseOver({ status, ended }: HeldStay): string | undefined {
  if (status === 'cancelled') return bookingMessages.alreadyCancelled;
  if (status !== 'confirmed' && status !== 'completed') return endedStayMessages.notConfirmed;
  return ended ? endedStayMessages.hasEnded : undefined;
}

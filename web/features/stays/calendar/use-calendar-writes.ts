import { useQueryClient } from '@tanstack/react-query';
import { nightsMessages } from '#domain/stays/host-messages.ts';
import { stayRulesMessages } from '#domain/stays/messages.ts';
import type { BlockBody, HeldNights, StayRules } from '#domain/stays/schema.ts';
import { addDays, type CalendarDate } from '#domain/values/calendar-date.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import {
  blockNights,
  changeDays,
  type HostStay,
  openNights,
  readRules,
  STAY_CALENDAR,
  unblockNights,
} from '../stay-calls.ts';
import { listNights, type Nights } from './nights.ts';

type Days = StayRules['days'];

/** What a host changes in the calendar, each with a way to undo it. All throw ApiError. */
export function useCalendarWrites(stay: HostStay, today: CalendarDate) {
  const queryClient = useQueryClient();
  const { _id: id } = stay;

  const readAgain = () => queryClient.invalidateQueries(STAY_CALENDAR);

  /** Reads the calendar again and says what was done. */
  async function done(message: string, undo: () => Promise<unknown>): Promise<void> {
    await readAgain();
    const run = () => {
      void undo()
        .then(readAgain)
        .then(
          () => toast.info(nightsMessages.undone, { about: 'calendar' }),
          (error) => toast.error(sentenceOf(error), { about: 'calendar' }),
        );
    };
    toast.success(message, {
      about: 'calendar',
      isLong: true,
      action: { label: nightsMessages.undo, run },
    });
  }

  return {
    /** Sets a price in cedi for each of these nights; undefined removes their own prices. */
    async setPrice(nights: Nights, price: number | undefined): Promise<void> {
      const dates = listNights(nights).filter((date) => date >= today);
      const before = ofDates(stay.rules?.days ?? [], dates);
      const priced = price === undefined ? [] : dates.map((date) => ({ date, price }));
      const replaced = (days: Days, by: Days) =>
        [...withoutDates(days, dates), ...by].filter(({ date }) => date >= today);
      await changeDays(id, stay, (days) => replaced(days, priced));
      const message = price === undefined ? nightsMessages.priceRemoved : nightsMessages.priceSaved;
      await done(message(dates.length), async () =>
        changeDays(id, await readRules(id), (days) => replaced(days, before)),
      );
    },

    async block(body: BlockBody): Promise<void> {
      const { block } = await blockNights(id, body);
      await done(stayRulesMessages.blocked, () => unblockNights(id, block._id));
    },

    /** Opens some nights of a block; undone by blocking them again, as a block of their own. */
    async open(held: HeldNights, nights: Nights): Promise<void> {
      const opened = { from: nights.first, to: addDays(nights.last, 1) };
      await openNights(id, held._id, opened);
      const { kind, name, phoneNumber, note } = held;
      if (kind === 'booking') return;
      await done(stayRulesMessages.unblocked, () =>
        blockNights(id, { ...opened, reason: kind, name, phoneNumber, note }),
      );
    },

    async unblock(held: HeldNights): Promise<void> {
      await unblockNights(id, held._id);
      const { kind, from, to, name, phoneNumber, note } = held;
      if (kind === 'booking' || to <= today) return;
      const again = { to, reason: kind, name, phoneNumber, note };
      await done(stayRulesMessages.unblocked, () =>
        blockNights(id, { from: from < today ? today : from, ...again }),
      );
    },
  };
}

const isOf = (dates: readonly CalendarDate[]) => {
  const known = new Set(dates);
  return ({ date }: Days[number]) => known.has(date);
};
const ofDates = (days: Days, dates: readonly CalendarDate[]) => days.filter(isOf(dates));
const withoutDates = (days: Days, dates: readonly CalendarDate[]) => {
  const isAmong = isOf(dates);
  return days.filter((day) => !isAmong(day));
};

const sentenceOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : nightsMessages.failure;

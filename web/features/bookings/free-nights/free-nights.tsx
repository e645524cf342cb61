import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDays } from '#domain/bookings/format-days.ts';
import type { BookingLimits } from '#domain/bookings/limits.ts';
import { staySearchMessages } from '#domain/bookings/search-messages.ts';
import type { Property } from '#domain/properties/schema.ts';
import { stayGuestMessages } from '#domain/stays/guest-messages.ts';
import { asksGuests } from '#domain/stays/guests.ts';
import type { Quote } from '#domain/stays/quote.ts';
import { leastNights } from '#domain/stays/restrictions.ts';
import { nightsBetween, today } from '#domain/values/calendar-date.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { stayRulesQuery } from '#web/lib/stay-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { CalendarCard } from '../calendar-card.tsx';
import type { ChosenDays } from '../choose-days.ts';
import { GuestsField } from '../guests-field.tsx';
import { occupancyQuery } from '../occupancy-query.ts';
import { QuoteLines, quoteOf, refundableNow } from '../price-summary.tsx';
import { type Refusal, refusalOf } from '../refusal.ts';
import type { StayDates } from '../taken-dates.ts';
import { useIsVerified } from '../use-is-verified.ts';
import { WhyNot } from '../why-not.tsx';
import { StayTerms } from './stay-terms.tsx';
import { useChosenStay } from './use-chosen-stay.ts';
import { YearOfNights } from './year-of-nights.tsx';

interface Props {
  property: Property;
  limits: BookingLimits;
}

/** Free nights by month and year, the price of the chosen ones, and the terms that they are sold by. */
export default function FreeNights({ property, limits }: Props) {
  const { _id: id, price } = property;
  const rules = useQuery(stayRulesQuery(id));
  const occupancy = useQuery(occupancyQuery(id, useViewer()?.userId));
  const stay = useChosenStay();
  const [month, setMonth] = useState<Date>();
  const [notFree, setNotFree] = useState<string>();
  const now = today(new Date());
  const taken = occupancy.data?.taken;
  const sold = rules.data?.rules;
  const hostCancelled = rules.data?.hostCancelled;
  const isVerified = useIsVerified(sold);

  const asked = { checkIn: stay.checkIn ?? '', checkOut: stay.checkOut ?? '', guests: stay.guests };
  const quote = quoteOf(price, sold, asked);
  const refusal = refusalOf(sold ?? null, stay, { taken, limits, isVerified });

  const failed = [rules, occupancy].filter(({ isError }) => isError);
  if (failed.length > 0) {
    return (
      <ErrorBox
        title={stayGuestMessages.loadFailure}
        message={failed[0]?.error?.message ?? ''}
        onRetry={() => {
          for (const query of failed) void query.refetch();
        }}
        busy={failed.some(({ isFetching }) => isFetching)}
      />
    );
  }
  const choose = (next: Partial<StayDates>) => {
    setNotFree(takenBetween(stay, next, limits));
    stay.change({ from: next.checkIn ?? '', to: next.checkOut ?? '' });
  };
  return (
    <div className="flex flex-col gap-5">
      <CalendarCard
        chosen={stay}
        taken={sold === undefined ? undefined : taken}
        rules={{ today: now, limits }}
        turnTo={month}
        onChoose={choose}
      />
      {asksGuests(sold) && (
        <GuestsField
          rules={sold}
          guests={stay.guests === undefined ? '' : String(stay.guests)}
          onChange={(guests) => stay.change({ guests })}
          mayBeEmpty
        />
      )}
      <Chosen
        quote={quote}
        stay={stay}
        refusal={refusal}
        leastNights={stay.checkIn ? leastNights(sold ?? null, stay.checkIn) : 1}
        notFree={notFree}
        onChoose={choose}
      />
      {hostCancelled && (
        <p className="text-muted text-sm">
          {stayGuestMessages.hostCancelled(hostCancelled.cancelled, hostCancelled.bookings)}
        </p>
      )}
      {sold && (
        <StayTerms
          property={property}
          rules={sold}
          refundable={refundableNow(quote, asked)}
          isToldToVerify={refusal?.verify === true}
        />
      )}
      {taken && sold !== undefined && (
        <YearOfNights taken={taken} today={now} limits={limits} rules={sold} onMonth={setMonth} />
      )}
    </div>
  );
}

/** The days that were to be a stay, where the later one begins another because nights between are taken: '8 – 12 Dec'. */
function takenBetween(
  { checkIn: first, checkOut }: ChosenDays,
  chosen: Partial<StayDates>,
  { maxNights }: BookingLimits,
): string | undefined {
  if (!first || checkOut || !chosen.checkIn || chosen.checkOut) return undefined;
  const nights = nightsBetween(first, chosen.checkIn);
  if (nights < 1 || nights > maxNights) return undefined;
  return formatDays(first, chosen.checkIn, today(new Date()));
}

interface ChosenProps {
  quote: Quote | undefined;
  stay: ChosenDays;
  refusal: Refusal | undefined;
  leastNights: number;
  /** Days that could not be chosen together. */
  notFree: string | undefined;
  onChoose(dates: Partial<StayDates>): void;
}

/** The chosen nights with their price, or why they cannot be booked; before that, what to choose next. */
function Chosen({
  quote,
  stay: { checkIn, checkOut },
  refusal,
  leastNights: nights,
  notFree,
  onChoose,
}: ChosenProps) {
  if (!checkIn || !checkOut) {
    return (
      <p role="status" className="text-muted text-sm">
        {notFree && `${stayGuestMessages.notFreeBetween(notFree)} `}
        {checkIn ? stayGuestMessages.chooseLeaving(nights) : stayGuestMessages.chooseArrival}
      </p>
    );
  }
  const days = formatDays(checkIn, checkOut, today(new Date()));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="figures font-semibold">
          {stayGuestMessages.chosen(days, nightsBetween(checkIn, checkOut))}
        </p>
        <Button variant="link" onClick={() => onChoose({})} className="text-sm">
          {staySearchMessages.clear}
        </Button>
      </div>
      {refusal && <WhyNot refusal={refusal} onChoose={onChoose} />}
      {quote && (!refusal || refusal.verify) && (
        <div className="rounded-card border border-line bg-surface p-4 sm:p-6">
          <QuoteLines quote={quote} />
        </div>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { changeMessages as said } from '#domain/bookings/change-messages.ts';
import type { BookingChange } from '#domain/bookings/schema.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { plural } from '#domain/values/plural.ts';

interface Props {
  title: string;
  change: BookingChange;
  children: ReactNode;
}

/** Other dates that a host offers, with what they change. */
export function OfferedDates({ title, change, children }: Props) {
  const { checkIn, checkOut, guests, total, difference, answerBy } = change;
  return (
    <section
      aria-label={title}
      className="flex w-full flex-col gap-2 rounded-card bg-primary-soft p-4"
    >
      <h4 className="font-sans text-base font-semibold tracking-normal">{title}</h4>
      <p className="figures">
        {said.dates(checkIn, checkOut)}
        {guests !== null && `, ${plural(guests, 'guest')}`}
      </p>
      <p className="figures">
        {said.newTotal(total)} <strong>{said.difference(difference)}</strong>
      </p>
      <p className="text-sm text-muted">{said.answerBy(formatInstant(answerBy))}</p>
      <div className="flex flex-wrap gap-2 *:grow">{children}</div>
    </section>
  );
}

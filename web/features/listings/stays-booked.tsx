import { useEffect, useRef } from 'react';
import { stayedAtMessages } from '#domain/bookings/hosted-messages.ts';
import type { StaysToCome } from '#domain/bookings/hosted-schema.ts';
import { formatDay } from '#domain/values/calendar-date.ts';
import { Price } from '#web/ui/listing/price.tsx';

/** The stays deleted with a property: guests, dates and prices. Read out when they appear. */
export function StaysBooked({ stays }: Pick<StaysToCome, 'stays'>) {
  const question = useRef<HTMLParagraphElement>(null);

  // The question has changed.
  useEffect(() => question.current?.focus(), []);

  return (
    <>
      <p ref={question} tabIndex={-1} className="outline-none">
        {stayedAtMessages.question(stays.length)}
      </p>
      <ul className="max-h-64 divide-y divide-line overflow-y-auto rounded-control border border-line">
        {stays.map(({ _id, fullName, checkIn, checkOut, total }) => (
          <li key={_id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5 text-sm">
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{fullName}</span>
              <span className="figures text-muted">
                {formatDay(checkIn)} to {formatDay(checkOut)}
              </span>
            </span>
            <Price cedi={total} />
          </li>
        ))}
      </ul>
      <p>{stayedAtMessages.guestsGetMail}</p>
    </>
  );
}

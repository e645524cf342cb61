import type { ReactNode } from 'react';
import { bookingMessages } from '#domain/bookings/messages.ts';

interface Props {
  summary: ReactNode;
  form: ReactNode;
  /** At the bottom of a phone's screen. */
  bar?: ReactNode;
}

/** The booking page's layout: the summary and the form. */
export function BookingLayout({ summary, form, bar }: Props) {
  return (
    <div className="wrap py-8 lg:py-12">
      <h1 className="text-2xl md:text-3xl">{bookingMessages.title}</h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 md:mt-8 lg:grid-cols-[minmax(0,42rem)_min(24rem,40%)] lg:items-start lg:justify-between">
        <div className="min-w-0 lg:order-last lg:h-full">{summary}</div>
        <div className="min-w-0">{form}</div>
      </div>
      {bar}
    </div>
  );
}

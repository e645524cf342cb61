import Banknote from 'lucide-react/icons/banknote';
import CalendarX from 'lucide-react/icons/calendar-x';
import DoorOpen from 'lucide-react/icons/door-open';
import { lastDayToCancel } from '#domain/bookings/rules.ts';
import { termsMessages } from '#domain/bookings/terms-messages.ts';
import { compare, formatDay, parseCalendarDate, today } from '#domain/values/calendar-date.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The terms beside the button: when to pay, the deadline for cancelling, and when to arrive. */
export function BookingTerms({ checkIn }: { checkIn: string }) {
  const day = parseCalendarDate(checkIn);
  const lastDay = day && lastDayToCancel(day);
  const isLate = lastDay && compare(lastDay, today(new Date())) < 0;
  const terms = [
    { icon: Banknote, text: termsMessages.payment },
    {
      icon: CalendarX,
      text: isLate
        ? termsMessages.noCancelling
        : termsMessages.cancel(lastDay && formatDay(lastDay)),
    },
    { icon: DoorOpen, text: termsMessages.arrival(day && formatDay(day)) },
  ];
  return (
    <ul className="flex flex-col gap-2 rounded-card bg-sunken px-4 py-3.5 text-sm">
      {terms.map(({ icon, text }) => (
        <li key={text} className="flex items-start gap-3">
          <Icon of={icon} size={18} className="mt-0.5 shrink-0 text-muted" />
          {text}
        </li>
      ))}
    </ul>
  );
}

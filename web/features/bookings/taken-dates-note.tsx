import { bookingSentences } from '#domain/bookings/sentences.ts';
import { parseCalendarDate } from '#domain/calendar-date.ts';
import { Notice } from '#web/ui/notice.tsx';
import { joinTaken, overlaps, type StayDates, takenText } from './taken-dates.ts';

/** More would be a calendar: the rest says itself when the dates are chosen. */
const SHOWN = 6;

interface Props {
  taken: readonly StayDates[];
  /** As they stand in the form. */
  checkIn: string;
  checkOut: string;
  /** Whether to say that the chosen dates are taken; not when the form says so already. */
  warn: boolean;
}

/** When others stay, and a word at once when the chosen dates meet theirs. */
export function TakenDates({ taken, checkIn, checkOut, warn }: Props) {
  const ranges = joinTaken(taken);
  if (ranges.length === 0) return null;
  const from = parseCalendarDate(checkIn);
  const to = parseCalendarDate(checkOut);
  const meets =
    from && to && ranges.some((range) => overlaps(range, { checkIn: from, checkOut: to }));
  return (
    <div className="flex flex-col gap-3">
      {warn && meets && <Notice tone="error">{bookingSentences.datesTaken}</Notice>}
      <div className="text-sm text-muted">
        <p className="font-semibold">Already booked</p>
        <ul className="figures mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {ranges.slice(0, SHOWN).map((range) => (
            <li key={range.checkIn}>{takenText(range)}</li>
          ))}
          {ranges.length > SHOWN && <li>and later dates</li>}
        </ul>
      </div>
    </div>
  );
}

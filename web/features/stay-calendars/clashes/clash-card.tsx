import { clashMessages as said } from '#domain/stay-calendars/clash-messages.ts';
import type { CalendarClash } from '#domain/stay-calendars/schema.ts';
import { type CalendarDate, formatDay } from '#domain/values/calendar-date.ts';
import { Button } from '#web/ui/button.tsx';
import { type Ending, helpOf } from './ending-dialog.tsx';

interface Props {
  clash: CalendarClash;
  onEnd(ending: Ending): void;
}

const ENDINGS: readonly Ending[] = ['keepOurs', 'keepTheirs', 'offer'];
/** Of a request: nothing is cancelled, so nothing is offered instead. */
const OF_REQUEST: readonly Ending[] = ['keepOurs', 'keepTheirs'];

/** A booking here and nights of another site, and what a host can do about both. */
export function ClashCard({ clash, onEnd }: Props) {
  const { feedName, summary, from, to, guest, checkIn, checkOut, nightsId, bookingId, isRequest } =
    clash;
  const helpId = `clash-${bookingId}-${nightsId}`;
  return (
    <li className="flex flex-col gap-4 rounded-card border border-closed bg-surface p-4 sm:p-5">
      <div id={helpId} className="grid gap-4 sm:grid-cols-2">
        <Side
          title={said.here}
          name={isRequest ? said.request(guest) : guest}
          from={checkIn}
          to={checkOut}
        />
        <Side title={said.there(feedName)} name={summary && `“${summary}”`} from={from} to={to} />
      </div>
      <ul className="flex flex-col gap-3">
        {(isRequest ? OF_REQUEST : ENDINGS).map((ending) => (
          <li
            key={ending}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-3"
          >
            <p className="min-w-60 grow basis-80 text-muted text-sm">{helpOf(ending, clash)}</p>
            <Button
              variant="secondary"
              className="max-sm:w-full"
              aria-describedby={helpId}
              onClick={() => onEnd(ending)}
            >
              {said[ending]}
            </Button>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface SideProps {
  title: string;
  name: string;
  from: CalendarDate;
  to: CalendarDate;
}

const Side = ({ title, name, from, to }: SideProps) => (
  <div className="min-w-0">
    <h2 className="text-base wrap-anywhere">{title}</h2>
    {name && <p className="wrap-anywhere">{name}</p>}
    <p className="figures text-muted text-sm">
      {formatDay(from)} to {formatDay(to)}
    </p>
  </div>
);

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, useNavigate } from 'react-router';
import { hostCalendarMessages as said } from '#domain/stays/host-messages.ts';
import { addMonths, type CalendarDate } from '#domain/values/calendar-date.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { HostStay } from '../stay-calls.ts';
import { type CalendarShown, calendarAddress } from './calendar-address.ts';
import { monthName, monthStart, yearStart } from './calendar-days.ts';
import { heldLook, heldText } from './held-look.ts';

interface Props {
  shown: CalendarShown;
  stays: readonly HostStay[];
  today: CalendarDate;
}

/** Which stays, month or year, and the way to others. */
export function CalendarTools({ shown, stays, today }: Props) {
  const navigate = useNavigate();
  const { month, isYear } = shown;
  const first = isYear ? yearStart(month, today) : month;
  const step = isYear ? 12 : 1;
  const ways = [
    { label: said.month, isCurrent: !isYear },
    { label: said.year, isCurrent: isYear },
  ];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      {stays.length > 1 && (
        <Field label={said.stay} mayBeEmpty className="min-w-0 grow basis-60 lg:max-w-sm">
          <Select
            value={shown.stay}
            placeholder={said.allStays}
            options={stays.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={(event) => {
              const stay = event.currentTarget.value;
              navigate(calendarAddress({ ...shown, stay }), { preventScrollReset: true });
            }}
          />
        </Field>
      )}
      <div className="flex grow flex-wrap items-center justify-between gap-2">
        <div className="-ml-3 flex flex-wrap items-center">
          <Turn
            to={{ ...shown, month: addMonths(month, -step) }}
            icon={ChevronLeft}
            label={isYear ? said.previousYear : said.previousMonth}
          />
          <h2
            aria-live="polite"
            className={cx(
              'text-center leading-tight sm:min-w-24 sm:px-2 sm:text-lg',
              isYear && 'max-sm:text-sm',
            )}
          >
            {monthName(first)}
            {isYear && (
              <>
                {' – '}
                <span className="max-sm:block">{monthName(addMonths(first, 11))}</span>
              </>
            )}
          </h2>
          <Turn
            to={{ ...shown, month: addMonths(month, step) }}
            icon={ChevronRight}
            label={isYear ? said.nextYear : said.nextMonth}
          />
          {first !== monthStart(today) && (
            <Link
              to={calendarAddress({ ...shown, month: monthStart(today) })}
              replace
              preventScrollReset
              className={buttonClass({
                variant: 'quiet',
                className: 'min-w-11 max-sm:px-1 max-sm:text-xs',
              })}
            >
              {said.thisMonth}
            </Link>
          )}
        </div>
        <nav aria-label={said.views} className="flex gap-1 rounded-control bg-sunken p-1">
          {ways.map(({ label, isCurrent }) => (
            <Link
              key={label}
              to={calendarAddress({ ...shown, isYear: label === said.year })}
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className={cx(
                'grid min-h-11 min-w-11 place-items-center rounded-small px-1.5 font-semibold text-sm sm:px-3',
                isCurrent ? 'bg-surface text-primary' : 'text-muted hover:text-ink',
              )}
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  );
}

interface TurnProps {
  to: CalendarShown;
  icon: typeof ChevronLeft;
  label: string;
}

const Turn = ({ to, icon, label }: TurnProps) => (
  <Link
    to={calendarAddress(to)}
    replace
    preventScrollReset
    aria-label={label}
    className={buttonClass({ variant: 'quiet', className: 'size-11 px-0' })}
  >
    <Icon of={icon} />
  </Link>
);

const LOOKS = [
  { kind: 'booking', status: null },
  { kind: 'booking', status: 'requested' },
  { kind: 'booked-elsewhere', status: null },
  { kind: 'imported', status: null },
  { kind: 'not-available', status: null },
] as const;

/** The colours of bars; screen readers get the same from each night. */
export const CalendarKey = () => (
  <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-2 text-muted text-sm">
    {LOOKS.map((look) => (
      <li key={heldText(look)} className="flex items-center gap-2">
        <span className={cx('h-4 w-7 rounded-full', heldLook(look))} />
        {heldText(look)}
      </li>
    ))}
  </ul>
);

import { hostCalendarMessages as said } from '#domain/stays/host-messages.ts';
import { type CalendarDate, formatDate, formatDay } from '#domain/values/calendar-date.ts';
import { formatPesewas, fromCedi, type Pesewas, toCedi } from '#domain/values/money.ts';
import { cx } from '#web/ui/cx.ts';
import { shortPrice } from '#web/ui/list-map/short-price.ts';
import type { HostStay } from '../stay-calls.ts';
import { HATCHED, heldLabel } from './held-look.ts';
import { freeUnits, isPrepared, takenOn, unitsOf } from './nights.ts';

interface Props {
  stay: HostStay;
  day: CalendarDate;
  today: CalendarDate;
  price: Pesewas;
  /** Of the month before or after. */
  isOutside: boolean;
  isChosen: boolean;
  /** The one that Tab leads to. */
  isTabStop: boolean;
  onChoose(): void;
}

/** A night of a stay: its day, and its price if it is free. */
export function NightCell({
  stay,
  day,
  today,
  price,
  isOutside,
  isChosen,
  isTabStop,
  onChoose,
}: Props) {
  const isPast = day < today;
  const units = unitsOf(stay);
  const free = freeUnits(stay, day);
  const isUsual = price === fromCedi(stay.price);
  const isKept = units === 1 && free === 0 && takenOn(stay, day).length === 0;
  return (
    <button
      type="button"
      data-night={day}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      onClick={onChoose}
      className={cx(
        'flex size-full flex-col items-center gap-0.5 overflow-hidden pt-1 text-[min(0.8125rem,3.6vw)] leading-tight focus-visible:z-2 lg:items-start lg:px-2 lg:pt-2',
        isPast && 'bg-sunken text-muted',
        !isPast && 'hover:bg-primary-soft',
        !isPast && (isOutside ? 'bg-paper text-muted' : 'bg-surface'),
        isKept && !isPast && HATCHED,
        isChosen && 'bg-primary-soft! ring-2 ring-primary ring-inset',
      )}
    >
      <span className="sr-only">{labelOf({ stay, day, today, price })}</span>
      <span
        aria-hidden
        className={cx(
          'grid h-6 min-w-6 place-items-center rounded-full px-1 font-semibold',
          day === today ? 'bg-ink text-paper' : 'lg:min-w-0 lg:px-0',
          isPast && 'font-normal',
        )}
      >
        {dayText(day, isOutside)}
      </span>
      {!isPast && free > 0 && (
        <span
          aria-hidden
          className={cx('whitespace-nowrap', isUsual ? 'text-muted' : 'font-semibold')}
        >
          <span className="lg:hidden">{shortPrice(toCedi(price))}</span>
          <span className="max-lg:hidden">{formatPesewas(price).replace(/\.00$/, '')}</span>
        </span>
      )}
      {units > 1 && !isPast && (
        <span
          aria-hidden
          className={cx(
            'mt-auto mb-1 w-full truncate px-0.5 text-center text-[min(0.75rem,3.2vw)] lg:text-left',
            free === 0 ? 'font-semibold text-closed' : 'text-available',
          )}
        >
          {said.freeShort(free)}
        </span>
      )}
    </button>
  );
}

/** The first day of the next month says which it is. */
const dayText = (day: CalendarDate, isOutside: boolean): string =>
  isOutside && day.endsWith('-01') ? formatDate(day).slice(0, 5) : String(Number(day.slice(8)));

/** What a screen reader says of a night: its day, whether it is free, and its price or who has it. */
function labelOf({ stay, day, today, price }: Pick<Props, 'stay' | 'day' | 'today' | 'price'>) {
  const units = unitsOf(stay);
  const free = freeUnits(stay, day);
  const holding = units === 1 ? takenOn(stay, day) : [];
  return [
    formatDay(day),
    day === today && said.today,
    day < today && said.past,
    ...holding.map(heldLabel),
    isPrepared(stay, day) && units === 1 && said.prepared,
    units > 1 && said.unitsFree(free, units),
    units === 1 && free > 0 && day >= today && said.free,
    free > 0 && day >= today && formatPesewas(price),
  ]
    .filter(Boolean)
    .join(', ');
}

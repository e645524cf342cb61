import ChevronUp from 'lucide-react/icons/chevron-up';
import { useRef, useState } from 'react';
import { rulesFormMessages as said } from '#domain/stays/host-messages.ts';
import { STAY_LIMITS } from '#domain/stays/limits.ts';
import { type Quote, quoteStay } from '#domain/stays/quote.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import {
  type CalendarDate,
  today as dayOf,
  formatDay,
  formatShortDate,
  nightsBetween,
  parseCalendarDate,
} from '#domain/values/calendar-date.ts';
import { formatPesewas, fromCedi, pesewas } from '#domain/values/money.ts';
import { parseWhole } from '#domain/values/whole-number.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Fold } from '#web/ui/dialogs/fold.tsx';
import { DateInput } from '#web/ui/forms/date-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useBottomRoom } from '#web/ui/use-bottom-room.ts';

interface Props {
  /** Of a night, in cedi. */
  price: number;
  rules: StayRules | null;
  /** Saves the form from where it is, on a phone, while there is something to save. */
  onSave: (() => void) | undefined;
  busy: boolean;
}

/** What a guest pays for some nights by the rules as typed: beside the form, or a line at the bottom of a phone that opens. */
export function PricePreview({ price, rules, onSave, busy }: Props) {
  const bar = useRef<HTMLElement>(null);
  useBottomRoom(bar, { isTaken: true, onDesktop: false });
  const isWide = useIsWide();
  const today = dayOf(new Date());
  const [asked, setAsked] = useState(() => ({ ...nextChristmas(today), guests: '2' }));
  const dates = {
    checkIn: parseCalendarDate(asked.checkIn),
    checkOut: parseCalendarDate(asked.checkOut),
  };
  const guests = parseWhole(asked.guests, STAY_LIMITS.guests.min, STAY_LIMITS.guests.max);
  const quote = quoteFor(price, rules, { ...dates, guests }, today);
  const change = (given: Partial<typeof asked>) => setAsked((before) => ({ ...before, ...given }));
  return (
    <aside
      ref={bar}
      aria-label={said.preview}
      className="sticky z-10 border-line bg-surface max-lg:bottom-0 max-lg:-mx-4 max-lg:border-t max-lg:px-4 max-lg:pb-[env(safe-area-inset-bottom)] lg:top-24 lg:rounded-card lg:border lg:p-5"
    >
      {onSave && !isWide && (
        <Button
          busy={busy}
          busyText={said.submitting}
          onClick={onSave}
          className="absolute top-2 right-13 z-1"
        >
          {said.submitShort}
        </Button>
      )}
      <details open={isWide} className="group/preview">
        <summary className="flex min-h-15 items-center gap-3 py-2">
          <span className={cx('min-w-0 grow', onSave && 'max-lg:pr-24')}>
            <span className="block text-muted text-xs">{said.preview}</span>
            <span role="status" className="figures block text-sm">
              {quote && dates.checkIn && dates.checkOut ? (
                <>
                  {said.previewOf(
                    `${formatShortDate(dates.checkIn, today)} to ${formatShortDate(dates.checkOut, today)}`,
                    guests ?? 1,
                  )}
                  : <strong className="font-semibold">{formatPesewas(quote.total)}</strong>
                </>
              ) : (
                said.previewUnknown
              )}
            </span>
          </span>
          <Icon
            of={ChevronUp}
            className="shrink-0 text-muted transition-transform group-open/preview:rotate-180"
          />
        </summary>
        <div className="flex max-h-[60dvh] flex-col gap-4 overflow-y-auto px-px pb-4">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
            <Field label="Check In" mayBeEmpty>
              <DateInput
                value={asked.checkIn}
                onChange={(event) => change({ checkIn: event.currentTarget.value })}
              />
            </Field>
            <Field label="Check Out" mayBeEmpty>
              <DateInput
                value={asked.checkOut}
                onChange={(event) => change({ checkOut: event.currentTarget.value })}
              />
            </Field>
            <Field label={said.previewGuests} mayBeEmpty>
              <TextInput
                inputMode="numeric"
                maxLength={3}
                value={asked.guests}
                onChange={(event) => change({ guests: event.currentTarget.value })}
                className="figures"
              />
            </Field>
          </div>
          {quote && <QuoteLines quote={quote} />}
        </div>
      </details>
    </aside>
  );
}

interface Asked {
  checkIn: CalendarDate | undefined;
  checkOut: CalendarDate | undefined;
  guests: number | undefined;
}

/** Undefined until both dates make a stay. */
function quoteFor(
  price: number,
  rules: StayRules | null,
  { checkIn, checkOut, guests }: Asked,
  today: CalendarDate,
): Quote | undefined {
  if (!checkIn || !checkOut) return undefined;
  if (nightsBetween(checkIn, checkOut) > STAY_LIMITS.nights.max) return undefined;
  return quoteStay(fromCedi(price), rules, { checkIn, checkOut, guests }, today);
}

/** The lines of a price, its total, and why each night costs what it does. */
function QuoteLines({ quote: { lines, total, deposit, priced } }: { quote: Quote }) {
  return (
    <div className="flex flex-col gap-3 text-sm">
      <dl className="figures flex flex-col gap-1.5">
        {lines.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-nowrap">{signed(amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-line border-t pt-2 font-semibold">
          <dt>{said.total}</dt>
          <dd className="whitespace-nowrap">{formatPesewas(total)}</dd>
        </div>
      </dl>
      {deposit > 0 && <p className="text-muted">{said.depositBeside(formatPesewas(deposit))}</p>}
      <Fold title={said.previewNights}>
        <ul className="figures flex flex-col gap-1.5">
          {priced.map(({ date, amount, why }) => (
            <li key={date} className="flex justify-between gap-4">
              <span>
                {formatDay(date)}
                <span className="block text-muted">{why}</span>
              </span>
              <span className="whitespace-nowrap">{formatPesewas(amount)}</span>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

/** An amount of a line: a discount with a minus. */
const signed = (amount: number): string =>
  amount < 0 ? `−${formatPesewas(pesewas(-amount))}` : formatPesewas(pesewas(amount));

/** The nights that most hosts ask about first. */
function nextChristmas(today: CalendarDate): { checkIn: string; checkOut: string } {
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '12-24' ? 1 : 0);
  return { checkIn: `${year}-12-24`, checkOut: `${year}-12-27` };
}

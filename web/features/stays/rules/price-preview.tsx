import ChevronUp from 'lucide-react/icons/chevron-up';
import { useRef, useState } from 'react';
import { rulesFormMessages as said } from '#domain/stays/host-messages.ts';
import { STAY_LIMITS } from '#domain/stays/limits.ts';
import { type Quote, quoteStay, type StayDates } from '#domain/stays/quote.ts';
import { whyNot } from '#domain/stays/restrictions.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import {
  type CalendarDate,
  today as dayOf,
  formatShortDate,
  nightsBetween,
  parseCalendarDate,
} from '#domain/values/calendar-date.ts';
import { formatPesewas, fromCedi } from '#domain/values/money.ts';
import { parseWhole } from '#domain/values/whole-number.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { DateInput } from '#web/ui/forms/date-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useBottomRoom } from '#web/ui/use-bottom-room.ts';
import { QuoteLines } from './quote-lines.tsx';

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
  const [asked, setAsked] = useState<Asked>(() => ({ ...nextChristmas(today), guests: '2' }));
  const stay = stayOf(asked);
  const quote = stay && quoteStay(fromCedi(price), rules, stay, today);
  const refusal = stay && quote && whyNot(rules, stay, today);
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
              {stay && quote ? (
                <Total stay={stay} quote={quote} today={today} />
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
          <AskedFields
            asked={asked}
            onChange={(given) => setAsked((before) => ({ ...before, ...given }))}
          />
          {refusal && (
            <Notice tone="info">
              <p className="font-semibold">{said.previewRefused}</p>
              <p>{refusal.message}</p>
            </Notice>
          )}
          {quote && <QuoteLines quote={quote} />}
        </div>
      </details>
    </aside>
  );
}

/** The nights and guests as typed. */
interface Asked {
  checkIn: string;
  checkOut: string;
  guests: string;
}

/** Undefined until both dates make a stay. */
function stayOf({ checkIn: first, checkOut: last, guests }: Asked): StayDates | undefined {
  const [checkIn, checkOut] = [parseCalendarDate(first), parseCalendarDate(last)];
  if (!checkIn || !checkOut) return undefined;
  if (nightsBetween(checkIn, checkOut) > STAY_LIMITS.nights.max) return undefined;
  const { min, max } = STAY_LIMITS.guests;
  return { checkIn, checkOut, guests: parseWhole(guests, min, max) };
}

/** The nights that most hosts ask about first. */
function nextChristmas(today: CalendarDate) {
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '12-24' ? 1 : 0);
  return { checkIn: `${year}-12-24`, checkOut: `${year}-12-27` };
}

function Total({ stay, quote, today }: { stay: StayDates; quote: Quote; today: CalendarDate }) {
  const dates = `${formatShortDate(stay.checkIn, today)} to ${formatShortDate(stay.checkOut, today)}`;
  return (
    <>
      {said.previewOf(dates, stay.guests ?? 1)}:{' '}
      <strong className="font-semibold">{formatPesewas(quote.total)}</strong>
    </>
  );
}

interface FieldsProps {
  asked: Asked;
  onChange(given: Partial<Asked>): void;
}

const AskedFields = ({ asked, onChange }: FieldsProps) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
    <Field label="Check In" mayBeEmpty>
      <DateInput
        value={asked.checkIn}
        onChange={(event) => onChange({ checkIn: event.currentTarget.value })}
      />
    </Field>
    <Field label="Check Out" mayBeEmpty>
      <DateInput
        value={asked.checkOut}
        onChange={(event) => onChange({ checkOut: event.currentTarget.value })}
      />
    </Field>
    <Field label={said.previewGuests} mayBeEmpty>
      <TextInput
        inputMode="numeric"
        maxLength={3}
        value={asked.guests}
        onChange={(event) => onChange({ guests: event.currentTarget.value })}
        className="figures"
      />
    </Field>
  </div>
);

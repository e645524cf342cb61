import { useState } from 'react';
import { nightsMessages as said } from '#domain/stays/host-messages.ts';
import type { HeldNights } from '#domain/stays/schema.ts';
import { addDays, type CalendarDate, parseCalendarDate } from '#domain/values/calendar-date.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/forms/date-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import type { Nights } from './nights.ts';

interface Props {
  held: HeldNights;
  today: CalendarDate;
  onOpen(held: HeldNights, nights: Nights): Promise<void>;
}

/** Makes some nights of a block available; the others stay blocked. */
export function OpenSome({ held, today, onOpen }: Props) {
  const begin = held.from < today ? today : held.from;
  const end = addDays(held.to, -1);
  const [first, setFirst] = useState<string>(begin);
  const [last, setLast] = useState<string>(begin);
  const { busy, error, send } = useWrite({
    mutationFn: (nights: Nights) => onOpen(held, nights),
  });
  const nights = { first: parseCalendarDate(first), last: parseCalendarDate(last) };
  const isWithin = nights.first && nights.last && begin <= first && first <= last && last <= end;
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold text-sm">{said.openSome}</summary>
      <div className="flex flex-col gap-3">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
          <Field label={said.openFirst}>
            <DateInput
              value={first}
              min={begin}
              max={end}
              onChange={(event) => setFirst(event.currentTarget.value)}
            />
          </Field>
          <Field label={said.openLast}>
            <DateInput
              value={last}
              min={first}
              max={end}
              onChange={(event) => setLast(event.currentTarget.value)}
            />
          </Field>
        </div>
        {error instanceof ApiError && <Outcome tone="error">{error.message}</Outcome>}
        <Button
          variant="secondary"
          busy={busy}
          busyText={said.unblocking}
          disabled={!isWithin}
          onClick={() => {
            if (nights.first && nights.last) send({ first: nights.first, last: nights.last });
          }}
        >
          {said.open}
        </Button>
      </div>
    </details>
  );
}

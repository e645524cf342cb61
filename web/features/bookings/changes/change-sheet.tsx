import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isOfferOpen } from '#domain/bookings/change.ts';
import { changeMessages as said } from '#domain/bookings/change-messages.ts';
import type { ChangeBody, HostedStay } from '#domain/bookings/hosted-schema.ts';
import { STAY_LIMITS } from '#domain/stays/limits.ts';
import { parseCalendarDate, today } from '#domain/values/calendar-date.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialogs/sheet.tsx';
import { DateInput } from '#web/ui/forms/date-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { HOSTED_STAYS } from '../hosted/hosted-calls.ts';
import { PriceLines } from '../price-lines.tsx';
import { changePreviewQuery, offerChange, withdrawChange } from './change-calls.ts';
import { OfferedDates } from './offered-dates.tsx';

interface Props {
  stay: HostedStay;
  onClose(): void;
}

/** A host's offer of other dates or guests: chosen with the price before them, or withdrawn. */
export default function ChangeSheet({ stay, onClose }: Props) {
  const [done, setDone] = useState<string>();
  const offered = stay.change && isOfferOpen(stay.change, new Date()) ? stay.change : undefined;
  return (
    <Sheet open title={said.title} onClose={onClose}>
      <div className="flex flex-col gap-5">
        {done && <Outcome tone="success">{done}</Outcome>}
        {offered && (
          <OfferedDates title={said.waiting} change={offered}>
            <Withdraw id={stay._id} onDone={setDone} />
          </OfferedDates>
        )}
        {!done && <OfferForm stay={stay} onDone={setDone} />}
      </div>
    </Sheet>
  );
}

interface StepProps {
  onDone(message: string): void;
}

function Withdraw({ id, onDone }: StepProps & { id: string }) {
  const client = useQueryClient();
  const { send, busy, error } = useWrite({
    mutationFn: () => withdrawChange(id),
    async onSuccess({ message }) {
      await client.invalidateQueries(HOSTED_STAYS);
      onDone(message);
    },
  });
  return (
    <>
      {error instanceof ApiError && <Outcome tone="error">{error.message}</Outcome>}
      <Button variant="secondary" busy={busy} busyText={said.withdrawing} onClick={() => send()}>
        {said.withdraw}
      </Button>
    </>
  );
}

function OfferForm({ stay, onDone }: StepProps & Pick<Props, 'stay'>) {
  const client = useQueryClient();
  const [form, setForm] = useState({
    checkIn: stay.checkIn as string,
    checkOut: stay.checkOut as string,
    guests: stay.guests === null ? '' : String(stay.guests),
  });
  const day = today(new Date());
  const hasBegun = stay.checkIn <= day;
  const dates = datesOf(form);
  const isSame =
    form.checkIn === stay.checkIn &&
    form.checkOut === stay.checkOut &&
    (dates?.guests ?? stay.guests) === stay.guests;
  const preview = useQuery({
    ...changePreviewQuery(stay._id, dates ?? { checkIn: stay.checkIn, checkOut: stay.checkOut }),
    enabled: dates !== undefined && !isSame,
  });
  const { send, busy, error } = useWrite({
    mutationFn: (body: ChangeBody) => offerChange(stay._id, body),
    async onSuccess({ message }) {
      await client.invalidateQueries(HOSTED_STAYS);
      onDone(message);
    },
  });
  const quoted = isSame || preview.isPlaceholderData ? undefined : preview.data;
  const refused = isSame ? undefined : (preview.error ?? error);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (dates && quoted) send({ ...dates, expectedTotal: quoted.total });
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-sm text-muted">{said.help}</p>
      <div className="grid grid-cols-2 gap-3">
        <Field label={said.checkIn} help={hasBegun ? said.begun : undefined}>
          <DateInput
            name="checkIn"
            value={form.checkIn}
            min={day}
            readOnly={busy || hasBegun}
            onChange={(event) => setForm({ ...form, checkIn: event.currentTarget.value })}
          />
        </Field>
        <Field label={said.checkOut}>
          <DateInput
            name="checkOut"
            value={form.checkOut}
            min={day}
            readOnly={busy}
            onChange={(event) => setForm({ ...form, checkOut: event.currentTarget.value })}
          />
        </Field>
      </div>
      <Field label={said.guests} mayBeEmpty>
        <TextInput
          name="guests"
          inputMode="numeric"
          value={form.guests}
          readOnly={busy}
          onChange={(event) => setForm({ ...form, guests: event.currentTarget.value })}
        />
      </Field>
      {refused instanceof ApiError && <Notice tone="error">{refused.message}</Notice>}
      {quoted && !preview.error && (
        <div className="flex flex-col gap-3">
          <PriceLines lines={quoted.lines} total={quoted.total} deposit={quoted.deposit} />
          <p className="figures font-semibold">{said.difference(quoted.difference)}</p>
        </div>
      )}
      <Button type="submit" disabled={!quoted} busy={busy} busyText={said.offering}>
        {said.offer}
      </Button>
    </form>
  );
}

/** The dates of the form, once they can be asked about. */
function datesOf(form: { checkIn: string; checkOut: string; guests: string }) {
  const checkIn = parseCalendarDate(form.checkIn);
  const checkOut = parseCalendarDate(form.checkOut);
  const guests = Number(form.guests);
  const isCount = guests >= STAY_LIMITS.guests.min && guests <= STAY_LIMITS.guests.max;
  if (!checkIn || !checkOut || (form.guests.trim() !== '' && !isCount)) return undefined;
  return { checkIn, checkOut, guests: form.guests.trim() === '' ? undefined : guests };
}

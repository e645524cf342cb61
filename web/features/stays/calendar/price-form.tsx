import { useState } from 'react';
import type { CallFailure } from '#domain/call-failure.ts';
import { failed, passed } from '#domain/check.ts';
import { nightsMessages as said } from '#domain/stays/host-messages.ts';
import { nightPrices, type PricedNight } from '#domain/stays/night-price.ts';
import { priceMessages } from '#domain/stays/price-messages.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { formatPesewas, fromCedi, PRICE_MAX_CEDI, parsePrice } from '#domain/values/money.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { PriceInput } from '#web/ui/forms/price-input.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import type { HostStay } from '../stay-calls.ts';

interface Props {
  stay: HostStay;
  /** The nights, none of them past. */
  nights: readonly CalendarDate[];
  /** Undefined for the usual price. */
  onSave(price: number | undefined): Promise<void>;
}

/** Sets a price for some nights. */
export function PriceForm({ stay, nights, onSave }: Props) {
  const submission = useSubmission();
  const [typed, setTyped] = useState('');
  const prices = nights.map(nightPrices(stay.rules, fromCedi(stay.price)));
  const haveOwn = stay.rules?.days.some(({ date }) => nights.includes(date));
  const save = (price: number | undefined) =>
    submission.submit({ check: passed, call: () => onSave(price), sentenceOf: ownSentence });
  return (
    <SubmissionForm
      label={said.price}
      submission={submission}
      submitText={said.savePrice}
      busyText={said.saving}
      onSubmit={() => {
        const price = parsePrice(typed);
        if (price !== undefined && price <= PRICE_MAX_CEDI) save(price);
        else submission.refuse(failed(said.priceRequired, { price: said.priceRequired }));
      }}
      secondAction={
        haveOwn === true && {
          text: said.usualPrice,
          onClick: () => save(undefined),
        }
      }
    >
      <Field
        label={said.pricePerNight}
        help={priceSentence(prices)}
        error={submission.errorOf('price')}
      >
        <PriceInput
          name="price"
          placeholder=""
          value={typed}
          onChange={setTyped}
          readOnly={submission.busy}
        />
      </Field>
    </SubmissionForm>
  );
}

/** What the nights cost now, and why if it is one price. */
function priceSentence(prices: readonly PricedNight[]): string {
  const amounts = prices.map(({ amount }) => amount).toSorted((a, b) => a - b);
  const [least, most] = [amounts[0], amounts.at(-1)].map((each) => formatPesewas(each ?? NONE));
  if (least !== most) return said.pricesNow(`${least}`, `${most}`);
  const [reason, ...others] = new Set(prices.map(({ why }) => why));
  const says = others.length === 0 && reason !== priceMessages.base;
  return said.priceNow(`${least}`, says ? reason : undefined);
}

const NONE = fromCedi(0);

/** A refusal is shown in the server's own words. */
export const ownSentence = ({ status, message }: CallFailure): string =>
  (status !== undefined && status < 500 && message) || said.failure;

import { useState } from 'react';
import type { CallFailure } from '#domain/call-failure.ts';
import { failed, passed } from '#domain/check.ts';
import { nightsMessages as said } from '#domain/stays/host-messages.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { formatCedi, PRICE_MAX_CEDI, parsePrice } from '#domain/values/money.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { PriceInput } from '#web/ui/forms/price-input.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { type NightPrice, nightPrice } from '../night-price.ts';
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
  const prices = nights.map((night) => nightPrice(stay.price, stay.rules, night));
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
        prices.some(({ by }) => by === 'day') && {
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
        <PriceInput name="price" value={typed} onChange={setTyped} readOnly={submission.busy} />
      </Field>
    </SubmissionForm>
  );
}

/** What the nights cost now, and why if it is one price. */
function priceSentence(prices: readonly NightPrice[]): string {
  const amounts = prices.map(({ price }) => price);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (least !== most) return said.pricesNow(formatCedi(least), formatCedi(most));
  const reasons = new Set(prices.map(reasonOf));
  const [reason] = reasons;
  return said.priceNow(formatCedi(least), reasons.size === 1 ? reason : undefined);
}

const reasonOf = ({ by }: NightPrice): string =>
  typeof by === 'string' ? said.whyPrice[by] : by.season;

/** A refusal is shown in the server's own words. */
export const ownSentence = ({ status, message }: CallFailure): string =>
  (status !== undefined && status < 500 && message) || said.failure;

import { useState } from 'react';
import type { CallFailure } from '#domain/call-failure.ts';
import { failed, passed } from '#domain/check.ts';
import { PAYMENT_METHODS, PAYMENT_NOTE_MAX, type PaymentMethod } from '#domain/payments/limits.ts';
import { paymentMessages as said } from '#domain/payments/messages.ts';
import type { PaymentBody } from '#domain/payments/schema.ts';
import { PRICE_MAX_CEDI, parsePrice, priceText } from '#domain/values/money.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { LimitedInput } from '#web/ui/forms/limited-input.tsx';
import { PriceInput } from '#web/ui/forms/price-input.tsx';
import { Radios } from '#web/ui/forms/radios.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';

interface Props {
  kind: PaymentBody['kind'];
  /** In cedi: what is left to pay or to refund. */
  amount: number;
  onRecord(body: PaymentBody): Promise<void>;
  onClose(): void;
}

/** Records a payment by the guest, or a refund. */
export function PaymentForm({ kind, amount, onRecord, onClose }: Props) {
  const submission = useSubmission();
  const [typed, setTyped] = useState(amount > 0 ? priceText(amount) : '');
  const [method, setMethod] = useState<PaymentMethod>('cash');
  const { busy, errorOf } = submission;
  const title = kind === 'payment' ? said.recordPayment : said.recordRefund;
  return (
    <SubmissionForm
      label={title}
      submission={submission}
      submitText={title}
      busyText={said.recording}
      takesFocus
      onSubmit={(field) => {
        const cedi = parsePrice(typed) ?? 0;
        const isAmount = cedi > 0 && cedi <= PRICE_MAX_CEDI;
        const wrong = failed(said.amountRequired, { amount: said.amountRequired });
        submission.submit({
          check: isAmount ? passed : wrong,
          call: () => onRecord({ kind, amount: cedi, method, note: field('note') }),
          sentenceOf: ownSentence,
        });
      }}
      secondAction={{ text: said.close, onClick: onClose }}
    >
      <Field label={said.amount} error={errorOf('amount')}>
        <PriceInput name="amount" value={typed} onChange={setTyped} readOnly={busy} />
      </Field>
      <Radios<PaymentMethod>
        label={said.method}
        name="method"
        value={method}
        onChange={setMethod}
        options={PAYMENT_METHODS.map((value) => ({ value, label: said.methods[value] }))}
      />
      <Field label={said.note} optional help={said.noteHelp} error={errorOf('note')}>
        <LimitedInput name="note" max={PAYMENT_NOTE_MAX} autoComplete="off" readOnly={busy} />
      </Field>
      <p className="text-muted text-sm">{said.guestGetsReceipt}</p>
    </SubmissionForm>
  );
}

/** A refusal is shown in the server's own words. */
const ownSentence = ({ status, message }: CallFailure): string =>
  (status !== undefined && status < 500 && message) || said.failure;

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentMessages as said } from '#domain/payments/messages.ts';
import type { PaymentBody, StayMoney, StayMoneyResponse } from '#domain/payments/schema.ts';
import { formatCedi } from '#domain/values/money.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialogs/sheet.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { TextSkeleton } from '#web/ui/text-skeleton.tsx';
import { HOSTED_STAYS } from '../hosted/hosted-calls.ts';
import { EntryList } from './entry-list.tsx';
import { moneyQuery, recordPayment, type Side, undoPayment } from './money-calls.ts';
import { PaymentForm } from './payment-form.tsx';

interface Props {
  id: string;
  side: Side;
  title: string;
  open: boolean;
  onClose(): void;
}

/** The money of a stay: what is due, paid and to refund, each entry, and for its host ways to record more. */
export default function MoneySheet({ id, side, title, open, onClose }: Props) {
  const userId = useSession()?.userId ?? '';
  const query = moneyQuery(userId, side, id);
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: open });
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      {error && !data && (
        <ErrorBox
          title={said.loadFailure}
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && <TextSkeleton lines={5} />}
      {data && (
        <div className="flex flex-col gap-6">
          <Sums money={data} side={side} />
          {side === 'host' ? (
            <Recording id={id} userId={userId} money={data} />
          ) : (
            <EntryList entries={data.entries} />
          )}
        </div>
      )}
    </Sheet>
  );
}

function Sums({ money, side }: { money: StayMoney; side: Side }) {
  const { toPay, paid, toRefund, deposit, entries } = money;
  if (entries.length === 0 && deposit === 0) return <p className="text-muted">{said.none}</p>;
  return (
    <div className="flex flex-col gap-2">
      <dl className="figures grid grid-cols-2 gap-x-4 gap-y-3">
        <Sum term={said.toPay} cedi={toPay} />
        <Sum term={said.paid} cedi={paid} />
        {toRefund > 0 && <Sum term={said.toRefund} cedi={toRefund} />}
      </dl>
      {deposit > 0 && <p className="text-muted text-sm">{said.deposit(formatCedi(deposit))}</p>}
      {side === 'guest' && toPay > 0 && <p className="text-muted text-sm">{said.toPayHelp}</p>}
    </div>
  );
}

const Sum = ({ term, cedi }: { term: string; cedi: number }) => (
  <div>
    <dt className="text-muted text-sm">{term}</dt>
    <dd className="font-semibold text-lg">{formatCedi(cedi)}</dd>
  </div>
);

interface RecordingProps {
  id: string;
  userId: string;
  money: StayMoney;
}

/** For the host: records payments and refunds, and undoes them. */
function Recording({ id, userId, money }: RecordingProps) {
  const queryClient = useQueryClient();
  const [kind, setKind] = useState<PaymentBody['kind']>();
  const [outcome, setOutcome] = useState<string>();
  function keep({ message, money: now }: StayMoneyResponse) {
    queryClient.setQueryData(moneyQuery(userId, 'host', id).queryKey, now);
    // Cards say what is left to pay.
    void queryClient.invalidateQueries(HOSTED_STAYS);
    setKind(undefined);
    setOutcome(message);
  }
  const { error, busy, send, forget } = useWrite({
    mutationFn: (entryId: string) => undoPayment(id, entryId),
    onSuccess: keep,
  });
  function choose(chosen: PaymentBody['kind'] | undefined) {
    forget();
    setOutcome(undefined);
    setKind(chosen);
  }
  const failure = error ? failureMessage(error, said.failure) : undefined;
  return (
    <>
      {outcome && <Outcome tone="success">{outcome}</Outcome>}
      {failure && <Outcome tone="error">{failure}</Outcome>}
      {kind ? (
        <PaymentForm
          key={kind}
          kind={kind}
          amount={kind === 'payment' ? money.toPay : money.toRefund}
          onRecord={async (body) => keep(await recordPayment(userId, id, body))}
          onClose={() => choose(undefined)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          {money.due + money.deposit > money.paid && (
            <Button onClick={() => choose('payment')}>{said.recordPayment}</Button>
          )}
          {money.paid > 0 && (
            <Button variant="secondary" onClick={() => choose('refund')}>
              {said.recordRefund}
            </Button>
          )}
        </div>
      )}
      <EntryList entries={money.entries} busy={busy} onUndo={send} />
    </>
  );
}

import { useId } from 'react';
import { stayGuestMessages } from '#domain/stays/guest-messages.ts';
import type { CancellationPolicy } from '#domain/stays/limits.ts';
import { type RefundableStay, refundTable } from '#domain/stays/refund.ts';
import { today } from '#domain/values/calendar-date.ts';

interface Props {
  /** Null where the host chose none: all back until the day before. */
  policy: CancellationPolicy | null;
  /** Undefined until dates are chosen. */
  stay: RefundableStay | undefined;
}

/** What cancelling gives back, day by day until the day of check-in. */
export function RefundTable({ policy, stay }: Props) {
  const titleId = useId();
  const table = stay && refundTable(policy, stay, today(new Date()));
  return (
    <section aria-labelledby={titleId} className="text-sm">
      <h3 id={titleId} className="font-sans font-semibold text-base">
        {stayGuestMessages.cancelling}
      </h3>
      {table ? (
        <ul className="figures mt-1">
          {table.rows.map(({ from, text }) => (
            <li key={from} className="border-line border-b py-2">
              {text}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-muted">{stayGuestMessages.chooseForRefund}</p>
      )}
      {table?.leaveEarly && <p className="mt-2 text-muted">{table.leaveEarly}</p>}
    </section>
  );
}

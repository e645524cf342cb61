import { paymentMessages as said } from '#domain/payments/messages.ts';
import type { StayEntry } from '#domain/payments/schema.ts';
import { formatDay, today } from '#domain/values/calendar-date.ts';
import { formatCedi } from '#domain/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';

interface Props {
  entries: readonly StayEntry[];
  busy?: boolean;
  /** Undoes an entry; left out for those who only read. */
  onUndo?(id: string): void;
}

/** The journal of a stay, the first entry first; what is undone is struck through. */
export function EntryList({ entries, busy, onUndo }: Props) {
  return (
    <ol className="flex flex-col divide-y divide-line border-line border-t">
      {entries.map((entry) => {
        const { _id: id, kind, amount, madeAt, method, note, receipt, undone } = entry;
        const details = [
          formatDay(today(new Date(madeAt))),
          ...(receipt ? [said.receipt(receipt)] : []),
          ...(undone ? [said.undone] : []),
        ];
        const label = method ? `${said.kinds[kind]}, ${said.methods[method]}` : said.kinds[kind];
        return (
          <li key={id} className="flex items-start justify-between gap-3 py-3">
            <div className="min-w-0">
              <p id={`entry-${id}`} className={cx('font-semibold', undone && 'line-through')}>
                {label}
              </p>
              <p className="figures text-muted text-sm wrap-anywhere">{details.join(', ')}</p>
              {note && <p className="text-sm wrap-anywhere">{note}</p>}
            </div>
            <div className="flex shrink-0 flex-col items-end">
              <p className={cx('figures font-semibold', undone && 'line-through')}>
                {formatCedi(amount)}
              </p>
              {onUndo && method && !undone && (
                <Button
                  variant="quiet"
                  className="-mr-4"
                  disabled={busy}
                  aria-describedby={`entry-${id}`}
                  onClick={() => onUndo(id)}
                >
                  {said.undo}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

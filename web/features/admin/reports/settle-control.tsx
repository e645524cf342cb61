import { Suspense, useState } from 'react';
import type { ReportAction } from '#domain/reports/rules.ts';
import { OUTCOME_TEXTS } from '#domain/reports/settling-messages.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { Button } from '#web/ui/button.tsx';
import type { ReportsTable } from './settling-calls.ts';

const SettleDialog = lazyPart(() => import('./settle-dialog.tsx'), Nothing);

const LABELS: Record<ReportAction, string> = {
  dismiss: 'Dismiss',
  hide: 'Hide listing',
  delete: 'Delete comment',
  suspend: 'Suspend',
};

interface Props {
  /** The table of these reports. */
  table: ReportsTable;
  reports: { _id: string; settled: { at: string; action: ReportAction; note: string } | null };
  /** Name of the reported thing. */
  name: string;
  actions: readonly ReportAction[];
}

/** Ends reports, or says how they ended. */
export function SettleControl({ table, reports, name, actions }: Props) {
  const [action, setAction] = useState<ReportAction>();
  const { settled } = reports;
  if (settled) {
    return (
      <div className="max-w-64">
        <p>{OUTCOME_TEXTS[settled.action]}</p>
        <p className="text-muted">{formatInstant(settled.at)}</p>
        {settled.note && <p className="mt-1 whitespace-pre-line">{settled.note}</p>}
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2 lg:flex-nowrap">
      {actions.map((each) => (
        <Button
          key={each}
          variant={each === 'dismiss' ? 'secondary' : 'quiet-danger'}
          className="px-3 lg:whitespace-nowrap"
          aria-label={`${LABELS[each]}: ${name}`}
          onClick={() => setAction(each)}
        >
          {LABELS[each]}
        </Button>
      ))}
      {action && (
        <Suspense>
          <SettleDialog
            table={table}
            id={reports._id}
            name={name}
            action={action}
            onClose={() => setAction(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

import { useState } from 'react';
import { formatInstant } from '#domain/instant.ts';
import { ACTION_OF, type ReportAction } from '#domain/reports/rules.ts';
import type { ReportedThing } from '#domain/reports/schema.ts';
import { OUTCOME_TEXTS } from '#domain/reports/settling-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { SettleDialog } from './settle-dialog.tsx';

const LABELS: Record<ReportAction, string> = {
  dismiss: 'Dismiss',
  hide: 'Hide listing',
  delete: 'Delete comment',
  suspend: 'Suspend',
};

/** Ends the reports of something, or says how they ended. */
export function SettleControl({ thing }: { thing: ReportedThing }) {
  const [action, setAction] = useState<ReportAction>();
  const { settled, path, kind } = thing;
  if (settled) {
    return (
      <div className="max-w-64">
        <p>{OUTCOME_TEXTS[settled.action]}</p>
        <p className="text-muted">{formatInstant(settled.at)}</p>
        {settled.note && <p className="mt-1 whitespace-pre-line">{settled.note}</p>}
      </div>
    );
  }
  const actions: ReportAction[] = path ? ['dismiss', ACTION_OF[kind]] : ['dismiss'];
  return (
    <div className="flex flex-wrap gap-2 lg:flex-nowrap">
      {actions.map((each) => (
        <Button
          key={each}
          variant={each === 'dismiss' ? 'secondary' : 'quiet-danger'}
          className="px-3 whitespace-nowrap"
          aria-label={`${LABELS[each]}: ${thing.name}`}
          onClick={() => setAction(each)}
        >
          {LABELS[each]}
        </Button>
      ))}
      {action && (
        <SettleDialog thing={thing} action={action} onClose={() => setAction(undefined)} />
      )}
    </div>
  );
}

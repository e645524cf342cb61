import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, Suspense, useState } from 'react';
import type { TableDefinition } from '#domain/tables/table.ts';
import { plural } from '#domain/values/plural.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { tableKey } from './table-query.ts';
import type { BulkAction } from './table-screen.ts';

const BulkNote = lazyPart(() => import('./bulk-note.tsx'), Nothing);

interface Props<Row extends { _id: string }> {
  of: TableDefinition;
  actions: readonly BulkAction<Row>[];
  /** Those that are ticked. */
  rows: readonly Row[];
  onDone(): void;
}

/** Actions on the ticked rows, carried out one after another; the first refusal stops the rest. */
export function BulkActions<Row extends { _id: string }>({
  of,
  actions,
  rows,
  onDone,
}: Props<Row>) {
  const [asked, setAsked] = useState<BulkAction<Row>>();
  const [note, setNote] = useState('');
  const { send, busy, error, forget } = useRunning(of, rows, note, () => {
    setAsked(undefined);
    onDone();
  });
  if (rows.length === 0) return null;
  const isTooLong = note.trim().length > (asked?.note?.max ?? 0);
  const offered = actions.filter(({ fits }) => !fits || rows.every(fits));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="figures text-sm font-semibold">
        {rows.length} selected
      </p>
      {offered.map((action) => (
        <Button
          key={action.label}
          variant={action.danger ? 'quiet-danger' : 'secondary'}
          onClick={() => {
            setNote('');
            setAsked(action);
          }}
        >
          {action.label}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        title={asked?.label ?? ''}
        confirmText={asked?.label ?? ''}
        cancelText="Cancel"
        danger={asked?.danger ?? false}
        busy={busy}
        failure={
          error ? failureMessage(error, 'Some of them failed. Please try again.') : undefined
        }
        onConfirm={() => asked && !isTooLong && send(asked)}
        onClose={() => {
          forget();
          setAsked(undefined);
        }}
      >
        <p>{asked?.question(rows)}</p>
        {asked?.note && <Note {...asked.note} value={note} busy={busy} onChange={setNote} />}
      </ConfirmDialog>
    </div>
  );
}

/** Comes late: few actions have a note. */
const Note = (props: ComponentProps<typeof BulkNote>) => (
  <Suspense>
    <BulkNote {...props} />
  </Suspense>
);

/** Carries out an action on the rows, one after another. */
function useRunning<Row extends { _id: string }>(
  of: TableDefinition,
  rows: readonly Row[],
  note: string,
  onDone: () => void,
) {
  const queryClient = useQueryClient();
  return useWrite({
    async mutationFn({ run }: BulkAction<Row>) {
      for (const row of rows) await run(row, note.trim());
    },
    onSuccess(_, { label }) {
      toast.success(`${label}: ${plural(rows.length, of.row, of.rows)}.`);
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: tableKey(of.name) }),
  });
}

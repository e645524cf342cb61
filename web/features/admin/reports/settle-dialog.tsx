import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { peopleMessages } from '#domain/people/messages.ts';
import { REPORT_NOTE_MAX, type ReportAction } from '#domain/reports/rules.ts';
import { reportedMessages } from '#domain/reports/settling-messages.ts';
import { workspaceMessages } from '#domain/site/workspace-messages.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { showOutcome } from '#web/ui/show-outcome.ts';
import { tableKey } from '../table/table-query.ts';
import { DISMISSED_NOTE_FOR, type ReportsTable, settleReports } from './settling-calls.ts';

interface Props {
  table: ReportsTable;
  id: string;
  /** What was reported, or whom it is about. */
  name: string;
  action: ReportAction;
  onClose(): void;
}

/** What an action does, whom the note is for, and how it is confirmed. */
const ABOUT: Record<ReportAction, { confirm: string; does: string; noteFor: string }> = {
  dismiss: {
    confirm: 'Dismiss',
    does: 'It stays as it is. Those who reported it are mailed that nothing was found.',
    noteFor: DISMISSED_NOTE_FOR,
  },
  hide: {
    confirm: 'Hide',
    does: 'It leaves every list. Those who reported it are mailed.',
    noteFor: workspaceMessages.listerIsMailed,
  },
  delete: {
    confirm: 'Delete',
    does: 'The comment is gone for good, with what stars it gave. Those who reported it are mailed.',
    noteFor: 'For the audit log.',
  },
  suspend: {
    confirm: 'Suspend',
    does: 'Every device is logged out, and the listings leave the site. Those who reported the person are mailed.',
    noteFor: workspaceMessages.personIsMailed,
  },
};

/** Ends all reports of something, with a note. */
export default function SettleDialog({ table, id, name, action, onClose }: Props) {
  const { confirm, does, noteFor } = ABOUT[action];
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const [freeNights, setFreeNights] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, busy, error } = useWrite({
    mutationFn: (given: string) => settleReports(table, id, { action, note: given, freeNights }),
    onSuccess({ message }) {
      toast.success(message);
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: tableKey(table) }),
  });
  const settle = () => {
    const given = note.trim();
    if ((given !== '' || action === 'dismiss') && given.length <= REPORT_NOTE_MAX) {
      return send(given);
    }
    flushSync(() => setWrong(reportedMessages.noteRequired));
    showOutcome(field.current, field.current?.closest('[data-field]'));
  };
  return (
    <ConfirmDialog
      open
      title={`${confirm}: ${name}`}
      confirmText={confirm}
      cancelText="Cancel"
      danger={action !== 'dismiss'}
      busy={busy}
      failure={error ? failureMessage(error, workspaceMessages.failure) : undefined}
      onConfirm={settle}
      onClose={onClose}
    >
      <p>{does}</p>
      {action === 'suspend' && (
        <Checkbox
          checked={freeNights}
          disabled={busy}
          onChange={(event) => setFreeNights(event.target.checked)}
        >
          {peopleMessages.freeAllNights} {peopleMessages.freeNightsHelp}
        </Checkbox>
      )}
      <Field label="Note" optional={action === 'dismiss'} help={noteFor} error={wrong}>
        <TextArea
          ref={field}
          rows={3}
          counterMax={REPORT_NOTE_MAX}
          value={note}
          readOnly={busy}
          onChange={(event) => {
            setNote(event.currentTarget.value);
            setWrong(undefined);
          }}
        />
      </Field>
    </ConfirmDialog>
  );
}

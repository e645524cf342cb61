import { useState } from 'react';
import { peopleMessages } from '#domain/people/messages.ts';
import { REPORT_NOTE_MAX, type ReportAction } from '#domain/reports/rules.ts';
import { reportedMessages } from '#domain/reports/settling-messages.ts';
import { workspaceMessages } from '#domain/site/workspace-messages.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { ReasonField, useReason } from '#web/ui/forms/reason-field.tsx';
import { useRowWrite } from '../table/use-row-write.ts';
import { DISMISSED_NOTE_FOR, type ReportsTable, settleReports } from './settling-calls.ts';

interface Props {
  table: ReportsTable;
  id: string;
  /** The reported listing or text, or the person it concerns. */
  name: string;
  action: ReportAction;
  onClose(): void;
}

/** The effect of each action, the reader of its note, and its confirmation. */
const ABOUT: Record<ReportAction, { confirm: string; does: string; noteFor: string }> = {
  dismiss: {
    confirm: 'Dismiss',
    does: 'It stays as it is. We email the people who reported it that we found nothing wrong.',
    noteFor: DISMISSED_NOTE_FOR,
  },
  hide: {
    confirm: 'Hide',
    does: 'It leaves every list. We email the people who reported it.',
    noteFor: workspaceMessages.listerIsMailed,
  },
  delete: {
    confirm: 'Delete',
    does: 'The comment is deleted for good, with any stars. We email the people who reported it.',
    noteFor: 'For the audit log.',
  },
  suspend: {
    confirm: 'Suspend',
    does: 'They’re logged out everywhere, and their listings are hidden. We email the people who reported them.',
    noteFor: workspaceMessages.personIsMailed,
  },
};

/** Ends all reports of something, with a note. */
export default function SettleDialog({ table, id, name, action, onClose }: Props) {
  const { confirm, does, noteFor } = ABOUT[action];
  const note = useReason();
  const [freeNights, setFreeNights] = useState(false);
  const { send, busy, failure } = useRowWrite(
    table,
    (given: string) => settleReports(table, id, { action, note: given, freeNights }),
    onClose,
  );
  const settle = () => {
    const given = note.text.trim();
    if ((given !== '' || action === 'dismiss') && given.length <= REPORT_NOTE_MAX) {
      return send(given);
    }
    note.refuse(reportedMessages.noteRequired);
  };
  return (
    <ConfirmDialog
      open
      title={`${confirm}: ${name}`}
      confirmText={confirm}
      cancelText="Cancel"
      danger={action !== 'dismiss'}
      busy={busy}
      failure={failure}
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
      <ReasonField
        reason={note}
        label="Note"
        optional={action === 'dismiss'}
        help={noteFor}
        max={REPORT_NOTE_MAX}
        readOnly={busy}
      />
    </ConfirmDialog>
  );
}

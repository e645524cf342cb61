import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { peopleMessages, SUSPENSION_REASON_MAX } from '#domain/people/messages.ts';
import type { PersonDetail } from '#domain/people/schema.ts';
import { workspaceMessages } from '#domain/site/workspace-messages.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { showOutcome } from '#web/ui/show-outcome.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { suspendPerson } from './person-calls.ts';
import { usePersonWrite } from './use-person-write.ts';

interface Props {
  person: PersonDetail;
  open: boolean;
  onClose(): void;
}

/** Asks for the reason, says what suspending does, and does it. */
export function SuspendDialog({ person, open, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, busy, failure, forget } = usePersonWrite(
    (given: string) => suspendPerson(person._id, given),
    () => {
      setReason('');
      onClose();
    },
  );
  const confirm = () => {
    const given = reason.trim();
    if (given !== '' && given.length <= SUSPENSION_REASON_MAX) return send(given);
    flushSync(() => setWrong(peopleMessages.reasonRequired));
    showOutcome(field.current, field.current?.closest('[data-field]'));
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Suspend ${person.firstname} ${person.lastname}?`}
      confirmText="Suspend"
      cancelText="Cancel"
      danger
      busy={busy}
      failure={failure}
      onConfirm={confirm}
      onClose={() => {
        forget();
        setWrong(undefined);
        onClose();
      }}
    >
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        <li>Every device is logged out at once, and nobody can log in.</li>
        <li>The listings leave the site until you lift the suspension.</li>
        <li>Stays that are booked remain booked.</li>
      </ul>
      <Field label="Reason" help={workspaceMessages.personIsMailed} error={wrong}>
        <TextArea
          ref={field}
          rows={3}
          counterMax={SUSPENSION_REASON_MAX}
          value={reason}
          readOnly={busy}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setWrong(undefined);
          }}
        />
      </Field>
    </ConfirmDialog>
  );
}

import { useState } from 'react';
import { peopleMessages, SUSPENSION_REASON_MAX } from '#domain/people/messages.ts';
import type { PersonDetail, SuspendPersonBody } from '#domain/people/schema.ts';
import { workspaceMessages } from '#domain/site/workspace-messages.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { ReasonField, useReason } from '#web/ui/forms/reason-field.tsx';
import { suspendPerson } from './person-calls.ts';
import { usePersonWrite } from './use-person-write.ts';

interface Props {
  person: PersonDetail;
  open: boolean;
  onClose(): void;
}

const NO_STAYS = 'They have no upcoming stays.';
const STAYS_REMAIN = 'Their booked stays remain, unless you cancel them here.';

/** Asks for the reason, explains the effects of suspending, and suspends. */
export function SuspendDialog({ person, open, onClose }: Props) {
  const reason = useReason();
  const [freeNights, setFreeNights] = useState(false);
  const { send, busy, failure, forget } = usePersonWrite(
    (given: SuspendPersonBody) => suspendPerson(person._id, given),
    () => {
      reason.type('');
      onClose();
    },
  );
  const confirm = () => {
    const given = reason.text.trim();
    if (given !== '' && given.length <= SUSPENSION_REASON_MAX)
      return send({ reason: given, freeNights });
    reason.refuse(peopleMessages.reasonRequired);
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
        reason.forgive();
        onClose();
      }}
    >
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        <li>They’re logged out on every device at once, and can’t log in.</li>
        <li>Their listings are hidden until you lift the suspension.</li>
        <li>{person.staysToCome === 0 ? NO_STAYS : STAYS_REMAIN}</li>
      </ul>
      {person.staysToCome > 0 && (
        <Checkbox
          checked={freeNights}
          disabled={busy}
          onChange={(event) => setFreeNights(event.target.checked)}
        >
          {peopleMessages.freeNights(person.staysToCome)} {peopleMessages.freeNightsHelp}
        </Checkbox>
      )}
      <ReasonField
        reason={reason}
        help={workspaceMessages.personIsMailed}
        max={SUSPENSION_REASON_MAX}
        readOnly={busy}
      />
    </ConfirmDialog>
  );
}

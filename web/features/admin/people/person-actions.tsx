import { useState } from 'react';
import type { PersonDetail } from '#domain/people/schema.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { personCall } from './person-calls.ts';
import { RoleChange } from './role-change.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import { usePersonWrite } from './use-person-write.ts';

type Call = Parameters<typeof personCall>[1];

/** The confirmation question and button label of each call. */
const CALLS: Readonly<Record<Call, { label: string; explained: string }>> = {
  'end-sessions': {
    label: 'End sessions',
    explained: 'Every device is logged out at once. The person can log in again.',
  },
  'send-reset': {
    label: 'Send a reset email',
    explained: 'We email the person a link to choose a new password. It works for one hour.',
  },
  'remove-factors': {
    label: 'Remove passkeys and authenticator app',
    explained:
      'Every device is logged out at once, and we email the person. From then on the password alone logs in: if someone else may know it, send a reset email next. Be sure it’s the person who asked you.',
  },
  'lift-suspension': {
    label: 'Lift the suspension',
    explained: 'The person can log in again, their listings are back, and we email them.',
  },
};

/** Admin actions on another person. */
export function PersonActions({ person }: { person: PersonDetail }) {
  const [asked, setAsked] = useState<Call>();
  const [suspending, setSuspending] = useState(false);
  const { send, busy, failure, forget } = usePersonWrite(
    (call: Call) => personCall(person._id, call),
    () => setAsked(undefined),
  );
  const shown = asked && CALLS[asked];
  const calls: Call[] = person.suspended ? ['lift-suspension'] : ['end-sessions', 'send-reset'];
  if (person.passkeys > 0 || person.codes) calls.push('remove-factors');
  return (
    <section
      aria-labelledby="person-actions"
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="person-actions" className="text-lg">
        What you can do
      </h2>
      <RoleChange key={person.role} person={person} />
      <div className="flex flex-wrap gap-3 border-line border-t pt-5">
        {calls.map((call) => (
          <Button key={call} variant="secondary" onClick={() => setAsked(call)}>
            {CALLS[call].label}
          </Button>
        ))}
        {!person.suspended && (
          <Button variant="quiet-danger" onClick={() => setSuspending(true)}>
            Suspend
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={shown !== undefined}
        title={shown ? `${shown.label}?` : ''}
        confirmText={shown?.label ?? ''}
        cancelText="Cancel"
        busy={busy}
        failure={failure}
        onConfirm={() => asked && send(asked)}
        onClose={() => {
          forget();
          setAsked(undefined);
        }}
      >
        <p>{shown?.explained}</p>
      </ConfirmDialog>
      <SuspendDialog person={person} open={suspending} onClose={() => setSuspending(false)} />
    </section>
  );
}

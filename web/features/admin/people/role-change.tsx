import { useState } from 'react';
import { ROLES, type Role } from '#domain/accounts/role.ts';
import type { PersonDetail } from '#domain/people/schema.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { setPersonRole } from './person-calls.ts';
import { usePersonWrite } from './use-person-write.ts';

/** Gives someone another role, once that is confirmed. */
export function RoleChange({ person }: { person: PersonDetail }) {
  const [role, setRole] = useState<Role>(person.role);
  const [asking, setAsking] = useState(false);
  const { send, busy, failure, forget } = usePersonWrite(
    (chosen: Role) => setPersonRole(person._id, chosen),
    () => setAsking(false),
  );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Role" mayBeEmpty className="min-w-[min(12rem,100%)]">
        <Select
          options={ROLES}
          value={role}
          onChange={(event) => setRole(event.currentTarget.value as Role)}
        />
      </Field>
      <Button variant="secondary" disabled={role === person.role} onClick={() => setAsking(true)}>
        Change role
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Make ${person.firstname} ${person.lastname} ${article(role)} ${role}?`}
        confirmText="Change role"
        cancelText="Cancel"
        danger={role === 'Admin'}
        busy={busy}
        failure={failure}
        onConfirm={() => send(role)}
        onClose={() => {
          forget();
          setAsking(false);
        }}
      >
        <p>{consequenceOf(person.role, role)}</p>
      </ConfirmDialog>
    </div>
  );
}

const article = (role: Role): 'a' | 'an' => (/^[AEIOU]/.test(role) ? 'an' : 'a');

function consequenceOf(from: Role, to: Role): string {
  if (to === 'Admin') return 'An Admin can see and change everything, including your account.';
  if (from === 'Admin') return 'This person loses the Admin workspace at once.';
  if (to === 'Customer') return 'Their listings stay, but they can no longer change them.';
  return 'It applies at once, on every device.';
}

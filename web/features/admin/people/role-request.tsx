import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ROLE_REASON_MAX, roleMessages } from '#domain/accounts/role-messages.ts';
import { peopleMessages } from '#domain/people/messages.ts';
import type { PersonDetail } from '#domain/people/schema.ts';
import { workspaceMessages } from '#domain/site/workspace-messages.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { ReasonField, useReason } from '#web/ui/forms/reason-field.tsx';
import { decideRoleRequest, personQuery } from './person-calls.ts';
import { usePersonWrite } from './use-person-write.ts';

interface Props {
  person: PersonDetail;
  request: NonNullable<PersonDetail['asksFor']>;
}

/** A Customer's role request, with the Admin's decision. */
export function RoleRequest({ person, request }: Props) {
  const { asked, setAsked, reason, send, refuse, close, busy, failure } = useDecision(
    person,
    request,
  );
  const name = `${person.firstname} ${person.lastname}`;
  return (
    <section
      aria-labelledby="role-request"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <div>
        <h2 id="role-request" className="text-lg">
          {roleMessages.wants(request.role)}
        </h2>
        <p className="mt-1 text-sm text-muted">Asked on {formatInstant(request.askedAt)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsked('approve')}>Approve</Button>
        <Button variant="secondary" onClick={() => setAsked('refuse')}>
          Decline
        </Button>
      </div>
      <ConfirmDialog
        open={asked === 'approve'}
        title={`Let ${name} list properties?`}
        confirmText="Approve"
        cancelText="Cancel"
        busy={busy}
        failure={failure}
        onConfirm={() => send('')}
        onClose={close}
      >
        <p>It applies at once, and we email the person.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'refuse'}
        title={`Decline the request from ${name}?`}
        confirmText="Decline"
        cancelText="Cancel"
        danger
        busy={busy}
        failure={failure}
        onConfirm={refuse}
        onClose={close}
      >
        <ReasonField
          reason={reason}
          help={workspaceMessages.personIsMailed}
          max={ROLE_REASON_MAX}
          readOnly={busy}
        />
      </ConfirmDialog>
    </section>
  );
}

/** What is asked of the Admin, and the call that decides. */
function useDecision(person: Props['person'], request: Props['request']) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<'approve' | 'refuse'>();
  const reason = useReason();
  const { send, busy, failure, forget } = usePersonWrite(
    (given: string) =>
      decideRoleRequest(request._id, { decision: given ? 'refuse' : 'approve', reason: given }),
    () => setAsked(undefined),
  );
  const refuse = () => {
    const given = reason.text.trim();
    if (given !== '' && given.length <= ROLE_REASON_MAX) return send(given);
    reason.refuse(peopleMessages.reasonRequired);
  };
  const close = () => {
    // It may have been answered or withdrawn by now.
    if (failure) void queryClient.invalidateQueries(personQuery(person._id));
    forget();
    reason.forgive();
    setAsked(undefined);
  };
  return { asked, setAsked, reason, send, refuse, close, busy, failure };
}

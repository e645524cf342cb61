import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { roleMessages } from '#domain/accounts/role-messages.ts';
import type { OwnRoleRequest } from '#domain/accounts/role-requests-schema.ts';
import { PROFILE_UPDATED_EVENT } from '#domain/site/constants.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { focusTitle } from '#web/ui/focus-title.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ownRoleRequestQuery, takeBackRole } from './role-calls.ts';

interface Props {
  userId: string;
  request: OwnRoleRequest;
}

/** A Customer's pending role request, which they can withdraw. */
export function RoleWaiting({ userId, request }: Props) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  // The pending request disappears, and its button too.
  const leave = () => {
    flushSync(() => setAsking(false));
    focusTitle();
  };
  const { send, busy, error, forget } = useWrite({
    mutationFn: takeBackRole,
    onSuccess({ message }) {
      leave();
      toast.success(message);
    },
    onError(failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'CONFLICT') return;
      leave();
      toast.error(failure.message);
      // The answer may have been another role.
      window.dispatchEvent(new Event(PROFILE_UPDATED_EVENT));
    },
    onSettled: () => queryClient.invalidateQueries(ownRoleRequestQuery(userId)),
  });
  return (
    <>
      <Notice tone="info">
        <p className="font-semibold">{roleMessages.asked(request.role)}</p>
        <p>You asked on {formatInstantDate(request.askedAt)}.</p>
      </Notice>
      <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
        {roleMessages.takeBack}
      </Button>
      <ConfirmDialog
        open={asking}
        title={roleMessages.takeBackTitle}
        confirmText={roleMessages.takeBack}
        cancelText={roleMessages.keepAsking}
        danger
        busy={busy}
        failure={error ? failureMessage(error, roleMessages.takeBackFailure) : undefined}
        onConfirm={() => send()}
        onClose={() => {
          forget();
          setAsking(false);
        }}
      >
        <p>{roleMessages.takeBackHelp}</p>
      </ConfirmDialog>
    </>
  );
}

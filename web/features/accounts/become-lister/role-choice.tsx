import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { LATER_ROLES, type LaterRole } from '#domain/accounts/role.ts';
import { roleMessages } from '#domain/accounts/role-messages.ts';
import type { ChangeRoleResponse } from '#domain/accounts/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { rememberProfile, signIn } from '#web/lib/session/keep-session.ts';
import { profileQuery } from '#web/lib/session/profile-query.ts';
import { readSession } from '#web/lib/session/session.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { focusTitle } from '#web/ui/focus-title.ts';
import { RoleList } from '../role-list.tsx';
import { changeRole, ownRoleRequestQuery } from './role-calls.ts';

interface Props {
  userId: string;
  next: string | undefined;
  needsApproval: boolean;
}

/** The roles to choose from; leads anyone on the way to a page for listers on to it. */
export function RoleChoice({ userId, next, needsApproval }: Props) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<LaterRole>();

  const become = (role: LaterRole, response: ChangeRoleResponse) => {
    const { user, agentDetails, ownerDetails } = response;
    const { token } = readSession() ?? {};
    if (token) signIn({ token, role, userId: user._id, agentDetails, ownerDetails });
    rememberProfile(user);
    queryClient.setQueryData(profileQuery(user._id).queryKey, user);
    navigate(next ?? paths.workspace, { replace: true });
  };
  const { send, busy, error, forget } = useWrite({
    mutationFn: (role: LaterRole) => changeRole({ role }),
    onSuccess(response, role) {
      flushSync(() => setChosen(undefined));
      toast.success(response.message);
      if ('user' in response) return become(role, response);
      // The question disappears once the request is pending.
      focusTitle();
      const { request } = response;
      queryClient.setQueryData(ownRoleRequestQuery(userId).queryKey, { request });
    },
  });

  const confirm = needsApproval ? roleMessages.ask : roleMessages.confirm;
  return (
    <>
      <RoleList
        roles={LATER_ROLES}
        hrefOf={() => ({ search })}
        onChoose={(role) => setChosen(LATER_ROLES.find((each) => each === role))}
      />
      <ConfirmDialog
        open={chosen !== undefined}
        title={chosen ? roleMessages.confirmTitle(chosen) : ''}
        confirmText={chosen ? confirm(chosen) : ''}
        cancelText={roleMessages.keep}
        busy={busy}
        busyText={needsApproval ? roleMessages.asking : roleMessages.busy}
        failure={error ? failureMessage(error, roleMessages.failure) : undefined}
        onConfirm={() => chosen && send(chosen)}
        onClose={() => {
          setChosen(undefined);
          forget();
        }}
      >
        <p>{roleMessages.confirmHelp}</p>
      </ConfirmDialog>
    </>
  );
}

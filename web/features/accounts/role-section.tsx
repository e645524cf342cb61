import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { LATER_ROLES, type LaterRole } from '#domain/accounts/role.ts';
import { roleMessages } from '#domain/accounts/role-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { failureMessage } from '#web/lib/failure-message.ts';
import { rememberProfile, signIn } from '#web/lib/keep-session.ts';
import { profileQuery } from '#web/lib/profile-query.ts';
import { returnPath } from '#web/lib/return-path.ts';
import { readSession } from '#web/lib/session.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { changeRole } from './profile-calls.ts';
import { ROLE_ANCHOR, ROLE_ID } from './role-anchor.ts';
import { RoleList } from './role-list.tsx';

/** How a Customer comes to list properties; anyone who was on the way to a page for listers goes on there. */
export function RoleSection() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<LaterRole>();
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (hash !== ROLE_ANCHOR) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [hash]);

  const { send, busy, error, forget } = useWrite({
    mutationFn: (role: LaterRole) => changeRole({ role }),
    onSuccess({ message, user, agentDetails, ownerDetails }, role) {
      const { token } = readSession() ?? {};
      if (token) signIn({ token, role, userId: user._id, agentDetails, ownerDetails });
      rememberProfile(user);
      // What asked is gone with the role.
      flushSync(() => setChosen(undefined));
      focusTitle();
      queryClient.setQueryData(profileQuery(user._id).queryKey, user);
      toast.success(message);
      navigate(returnPath(new URLSearchParams(search)) ?? paths.profile, { replace: true });
    },
  });

  return (
    <section
      ref={section}
      id={ROLE_ID}
      tabIndex={-1}
      aria-labelledby="role-title"
      className="flex scroll-mt-24 flex-col gap-4 border-line border-t pt-6 outline-none"
    >
      <div>
        <h2 id="role-title" className="text-lg">
          {roleMessages.title}
        </h2>
        <p className="mt-1 text-sm text-muted">{roleMessages.help}</p>
      </div>
      <RoleList
        roles={LATER_ROLES}
        hrefOf={() => ({ search, hash: ROLE_ID })}
        onChoose={(role) => setChosen(LATER_ROLES.find((each) => each === role))}
      />
      <ConfirmDialog
        open={chosen !== undefined}
        title={chosen ? roleMessages.confirmTitle(chosen) : ''}
        confirmText={chosen ? roleMessages.confirm(chosen) : ''}
        cancelText={roleMessages.keep}
        busy={busy}
        busyText={roleMessages.busy}
        onConfirm={() => chosen && send(chosen)}
        onClose={() => {
          setChosen(undefined);
          forget();
        }}
      >
        <p>{roleMessages.confirmHelp}</p>
        {error && <Notice tone="error">{failureMessage(error, roleMessages.failure)}</Notice>}
      </ConfirmDialog>
    </section>
  );
}

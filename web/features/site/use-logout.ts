import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { logoutMessages } from '#domain/accounts/logout-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { call } from '#web/lib/api/api.ts';
import { unfinishedUploads } from '#web/lib/forms/unfinished-uploads.ts';
import { readSession, signOut } from '#web/lib/session/session.ts';
import { withPart } from '#web/lib/start/late-part.ts';
import { toast } from '#web/ui/dialogs/toast.ts';

/**
 * Ends the session here and on the server, deletes the data loaded for it, and returns home. People with an
 * unfinished upload on this device are asked first.
 */
export function useLogout() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const end = () => {
    forget(readSession()?.userId);
    // The call takes its token before the session ends; it does not matter here whether it arrives.
    call('POST /api/auth/logout', { timeoutMs: 5_000 }).catch(() => {});
    signOut();
    queryClient.clear();
    // Without a network, the home page's files may be missing; those of the offline page are stored.
    navigate(navigator.onLine ? paths.home : paths.offline);
    toast.success(logoutMessages.success);
  };
  return {
    logout: () => (unfinishedUploads(isOwn).length > 0 ? setIsAsked(true) : end()),
    isAsked,
    confirm: end,
    stay: () => setIsAsked(false),
  };
}

const isOwn = (author: unknown) => author === readSession()?.userId;

/** Deletes everything this device stored for a user, unsent items included. */
function forget(userId: string | undefined): void {
  withPart(import('#web/lib/session/forget-person.ts'), async ({ forgetPerson }) => {
    const loss = await forgetPerson(userId);
    if (loss) toast.info(loss);
  });
}

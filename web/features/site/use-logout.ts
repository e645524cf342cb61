import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { logoutMessages } from '#domain/accounts/logout-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { unfinishedUploads } from '#web/lib/forms/unfinished-uploads.ts';
import { readSession, signOut } from '#web/lib/session/session.ts';
import { withPart } from '#web/lib/start/late-part.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { endSession } from './end-session.ts';

/**
 * Ends the session here and on the server, forgets what was loaded for it, and returns home. Who has begun to list something
 * on this device is asked first.
 */
export function useLogout() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const end = () => {
    forget(readSession()?.userId);
    // The call takes its token before the session goes; whether it arrives changes nothing here.
    endSession().catch(() => {});
    signOut();
    queryClient.clear();
    // Without a network its files may not come; those of the offline page are there.
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

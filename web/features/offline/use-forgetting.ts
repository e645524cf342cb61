import { useEffect } from 'react';
import { forgetUploads } from '#web/lib/forms/draft-files.ts';
import { unfinishedUploads } from '#web/lib/forms/unfinished-uploads.ts';
import { forgetReadings, forgetUnsent } from '#web/lib/session/forget-person.ts';
import { useSession } from '#web/lib/session/session.ts';

/**
 * Forgets what was read with a token once its session has ended, however it ended and also before this page was opened; and
 * what others wrote or began to list here, once someone is logged in. What someone wrote whose session has expired waits, unseen, for them.
 */
export function useForgetting(): void {
  const { token, userId } = useSession() ?? {};
  useEffect(() => {
    void forgetReadings(token ? { token } : null);
    if (!userId) return;
    const isOther = (author: unknown) => author !== userId;
    void forgetUnsent(isOther);
    if (unfinishedUploads(isOther).length > 0) void forgetUploads(isOther);
  }, [token, userId]);
}

import { useEffect } from 'react';
import { forgetUploads } from '#web/lib/forms/draft-files.ts';
import { unfinishedUploads } from '#web/lib/forms/unfinished-uploads.ts';
import { forgetReadings, forgetUnsent } from '#web/lib/session/forget-person.ts';
import { useSession } from '#web/lib/session/session.ts';

/**
 * Deletes data read with a token once its session has ended, however and whenever that happened; and once
 * someone is logged in, other people's writing and unfinished listings here. Unsent writing of someone whose
 * session expired waits for them, unseen.
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

import { useEffect } from 'react';
import { forgetReadings, forgetUnsent } from '#web/lib/forget-person.ts';
import { useSession } from '#web/lib/session.ts';

/**
 * Forgets what was read with a token once its session has ended, however it ended and also before this page was opened; and
 * what others wrote here, once somebody is logged in. What somebody wrote whose session has expired waits, unseen, for them.
 */
export function useForgetting(): void {
  const { token, userId } = useSession() ?? {};
  useEffect(() => {
    void forgetReadings(token ? { token } : null);
    if (userId) void forgetUnsent((other) => other !== userId);
  }, [token, userId]);
}

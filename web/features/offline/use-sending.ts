import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { unsentMessages } from '#domain/offline/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { type SendingListener, sendUnsent } from '#web/lib/unsent/send.ts';
import { useUnsent } from '#web/lib/unsent/unsent.ts';
import { toast } from '#web/ui/toast.ts';

/** How often what waits is tried again while the page is open, in milliseconds: its first try may have found no server. */
const TRY_EVERY_MS = 30_000;

/** Sends what was written offline: at once when there is a network, when it comes back, and a while later. */
export function useSending(isOffline: boolean): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const waiting = useUnsent().filter(({ refusal }) => refusal === undefined).length;

  useEffect(() => {
    if (isOffline || waiting === 0) return;
    const listener: SendingListener = {
      onSent({ kind, changes }) {
        for (const queryKey of changes) void queryClient.invalidateQueries({ queryKey });
        toast.success(unsentMessages.sent[kind]);
      },
      onRefused({ kind }) {
        const link = {
          label: unsentMessages.look,
          path: paths.offline,
          follow: () => navigate(paths.offline),
        };
        toast.error(unsentMessages.refused[kind], { link });
      },
      onSignedOut: () => toast.error(unsentMessages.signedOut),
    };
    const send = () => void sendUnsent(listener);
    send();
    const timer = setInterval(send, TRY_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOffline, waiting, queryClient, navigate]);
}

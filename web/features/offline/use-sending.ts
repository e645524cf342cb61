import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { unsentMessages } from '#domain/offline/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { type SendingListener, sendUnsent } from '#web/lib/unsent/send.ts';
import { useUnsent } from '#web/lib/unsent/unsent.ts';
import { toast } from '#web/ui/dialogs/toast.ts';

/** Retry interval for unsent items while the page is open, in milliseconds: the first attempt may have found no server. */
const TRY_EVERY_MS = 30_000;

/** Sends offline writing: at once if there is a network, when it returns, and again a while later. */
export function useSending(isOffline: boolean): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const unsent = useUnsent();
  const waiting = unsent.filter(({ refusal }) => refusal === undefined).length;

  // Another tab may have sent it.
  const before = useRef(unsent);
  useEffect(() => {
    const left = new Set(unsent.map(({ key }) => key));
    for (const { key, changes } of before.current) {
      if (left.has(key)) continue;
      for (const queryKey of changes) void queryClient.invalidateQueries({ queryKey });
    }
    before.current = unsent;
  }, [unsent, queryClient]);

  useEffect(() => {
    if (isOffline || waiting === 0) return;
    const listener: SendingListener = {
      onSent: ({ kind }) => toast.success(unsentMessages.sent[kind]),
      onRefused({ kind }) {
        const link = {
          label: unsentMessages.look,
          path: paths.offline,
          follow: () => navigate(paths.offline),
        };
        toast.error(unsentMessages.refused[kind], { links: [link] });
      },
      onSignedOut: () => toast.error(unsentMessages.signedOut),
    };
    // Only in the visible tab, which can show the result.
    const send = () => {
      if (document.visibilityState === 'visible') void sendUnsent(listener);
    };
    send();
    const timer = setInterval(send, TRY_EVERY_MS);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', send);
    };
  }, [isOffline, waiting, navigate]);
}

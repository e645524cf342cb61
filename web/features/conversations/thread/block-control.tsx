import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { blockMessages } from '#domain/conversations/messages.ts';
import type { Thread } from '#domain/conversations/schema.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { setBlock, threadKey } from '../conversation-calls.ts';
import { otherOf } from '../other-of.ts';

interface Props {
  thread: Thread;
  userId: string;
}

/** Blocks the other person after a confirmation, or unblocks them. */
export function BlockControl({ thread, userId }: Props) {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { name } = otherOf(thread, userId);
  const { send, busy, error } = useWrite({
    mutationFn: (blocked: boolean) => setBlock(thread._id, blocked),
    onSuccess({ message }) {
      setIsAsking(false);
      toast.success(message);
      return queryClient.invalidateQueries({ queryKey: threadKey(userId, thread._id) });
    },
    onError: ({ message }, blocked) => {
      if (!blocked) toast.error(message);
    },
  });
  if (thread.blocked) {
    return (
      <Button
        variant="quiet"
        className="px-3"
        busy={busy}
        busyText={blockMessages.lifting}
        onClick={() => send(false)}
      >
        {blockMessages.lift}
      </Button>
    );
  }
  return (
    <>
      <Button variant="quiet" className="px-3" onClick={() => setIsAsking(true)}>
        {blockMessages.block(name)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={blockMessages.title(name)}
        confirmText={blockMessages.confirm}
        cancelText={blockMessages.cancel}
        danger
        busy={busy}
        busyText={blockMessages.confirming}
        failure={error?.message}
        onConfirm={() => send(true)}
        onClose={() => setIsAsking(false)}
      >
        <p className="text-muted">{blockMessages.help}</p>
      </ConfirmDialog>
    </>
  );
}

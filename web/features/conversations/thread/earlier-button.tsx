import { useQueryClient } from '@tanstack/react-query';
import { conversationMessages } from '#domain/conversations/messages.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { addMessages, readEarlier, threadKey } from '../conversation-calls.ts';

interface Props {
  userId: string;
  id: string;
  /** The number of the first message that is shown. */
  first: number;
}

/** Shows earlier messages. */
export function EarlierButton({ userId, id, first }: Props) {
  const queryClient = useQueryClient();
  const { send, busy, error } = useWrite({
    mutationFn: () => readEarlier(id, first),
    onSuccess: (messages) => addMessages(queryClient, threadKey(userId, id), messages),
  });
  return (
    <div className="flex flex-col items-center gap-3">
      <Button
        variant="quiet"
        busy={busy}
        busyText={conversationMessages.loadingEarlier}
        onClick={() => send()}
      >
        {conversationMessages.earlier}
      </Button>
      {error && <Notice tone="error">{error.message}</Notice>}
    </div>
  );
}

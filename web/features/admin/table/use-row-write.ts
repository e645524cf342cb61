import { useQueryClient } from '@tanstack/react-query';
import type { TableName } from '#domain/calls.ts';
import type { MessageResponse } from '#domain/message-response-schema.ts';
import { workspaceMessages } from '#domain/site/workspace-messages.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { tableKey } from './table-query.ts';

/** Changes a row of a table: announces the result and refreshes the table, even on failure. */
export function useRowWrite<Sent>(
  table: TableName,
  change: (sent: Sent) => Promise<MessageResponse>,
  onDone: () => void,
) {
  const queryClient = useQueryClient();
  const { error, ...write } = useWrite({
    mutationFn: change,
    onSuccess({ message }) {
      toast.success(message);
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: tableKey(table) }),
  });
  const failure = error ? failureMessage(error, workspaceMessages.failure) : undefined;
  return { ...write, failure };
}

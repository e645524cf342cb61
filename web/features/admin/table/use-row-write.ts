import { useQueryClient } from '@tanstack/react-query';
import type { TableName } from '#domain/calls.ts';
import type { MessageResponse } from '#domain/message-response-schema.ts';
import { workspaceMessages } from '#domain/site/workspace-messages.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { tableKey } from './table-query.ts';

/** A change of a row of a table: said, and shown in the table, whatever came of it. */
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

import { useQueryClient } from '@tanstack/react-query';
import type { PersonResponse } from '#domain/people/schema.ts';
import { workspaceMessages } from '#domain/site/workspace-messages.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { tableKey } from '../table/table-query.ts';
import { personQuery } from './person-calls.ts';

/** Changes a person: announces the result, and updates their page and the table. */
export function usePersonWrite<Sent>(
  change: (sent: Sent) => Promise<PersonResponse>,
  onDone: () => void,
) {
  const queryClient = useQueryClient();
  const { error, ...write } = useWrite({
    mutationFn: change,
    onSuccess({ message, person }) {
      queryClient.setQueryData(personQuery(person._id).queryKey, person);
      void queryClient.invalidateQueries({ queryKey: tableKey('people') });
      void queryClient.invalidateQueries({ queryKey: tableKey('audit-log') });
      toast.success(message);
      onDone();
    },
  });
  const failure = error ? failureMessage(error, workspaceMessages.failure) : undefined;
  return { ...write, failure };
}

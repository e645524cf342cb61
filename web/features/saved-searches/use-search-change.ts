import { useQueryClient } from '@tanstack/react-query';
import { savedSearchMessages } from '#domain/saved-searches/messages.ts';
import type { ChangeSearchBody, SavedSearch } from '#domain/saved-searches/schema.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { changeSearch, savedSearchesQuery } from './search-calls.ts';

/** Changes a search, and shows the result. */
export function useSearchChange({ _id: id }: SavedSearch, userId: string, onChanged = () => {}) {
  const queryClient = useQueryClient();
  const { error, ...write } = useWrite({
    mutationFn: (change: ChangeSearchBody) => changeSearch(id, change),
    onSuccess(changed) {
      queryClient.setQueryData(savedSearchesQuery(userId).queryKey, (searches) =>
        searches?.map((each) => (each._id === id ? changed : each)),
      );
      onChanged();
    },
  });
  return {
    ...write,
    failure: error ? failureMessage(error, savedSearchMessages.notSaved) : undefined,
  };
}

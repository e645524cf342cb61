import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { savedSearchMessages } from '#domain/saved-searches/messages.ts';
import type { SavedSearch } from '#domain/saved-searches/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { MessageListSkeleton } from '#web/ui/message-list-skeleton.tsx';
import { DeleteSearchDialog } from './delete-search-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { savedSearchesQuery } from './search-calls.ts';
import { SearchCard } from './search-card.tsx';

/** The user's saved searches with their actions. */
export function SearchList({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(savedSearchesQuery(userId));
  const [renamed, setRenamed] = useState<SavedSearch>();
  const [deleted, setDeleted] = useState<SavedSearch>();
  if (!data) {
    if (!error) return <MessageListSkeleton />;
    return (
      <ErrorBox
        title={savedSearchMessages.loadFailure}
        message={error.message}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title={savedSearchMessages.none}
        text={savedSearchMessages.noneHelp}
        action={<ButtonLink to={paths.shortStays}>Look for a home</ButtonLink>}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {data.map((search) => (
        <SearchCard
          key={search._id}
          search={search}
          userId={userId}
          onRename={() => setRenamed(search)}
          onDelete={() => setDeleted(search)}
        />
      ))}
      {renamed && (
        <RenameDialog search={renamed} userId={userId} onClose={() => setRenamed(undefined)} />
      )}
      <DeleteSearchDialog search={deleted} userId={userId} onClose={() => setDeleted(undefined)} />
    </div>
  );
}

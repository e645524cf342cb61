import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { verifyingMessages } from '#domain/verification/admin-messages.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { documentKey, documentQuery } from './verifying-calls.ts';

interface Props {
  id: string;
  /** Counted from 1. */
  position: number;
}

/** A photo of a document. Loading it asks the Admin to confirm their identity if the last confirmation was too long ago. */
export function DocumentPhoto({ id, position }: Props) {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(documentQuery(id, position));
  const url = useObjectUrl(data);
  const [isDamaged, setIsDamaged] = useState(false);
  if (error && !data) {
    const { code } = error instanceof ApiError ? error : {};
    if (code === 'NOT_FOUND') return <p className="text-muted">{error.message}</p>;
    if (code === 'CONFIRM_AGAIN') {
      // After confirming, all of them are shown.
      const showAll = () =>
        queryClient.refetchQueries({
          queryKey: documentKey(id),
          predicate: ({ state }) => state.status === 'error',
        });
      return (
        <Notice tone="info">
          <p>{error.message}</p>
          <Button
            variant="secondary"
            className="mt-3"
            busy={isFetching}
            onClick={() => void showAll()}
          >
            {verifyingMessages.showDocuments}
          </Button>
        </Notice>
      );
    }
    return (
      <ErrorBox
        title={verifyingMessages.documentFailure}
        message={error.message}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!url) return <Skeleton className="aspect-[8/5] w-full rounded-card" />;
  if (isDamaged) return <Notice tone="error">{verifyingMessages.damaged}</Notice>;
  return (
    <img
      src={url}
      alt={verifyingMessages.document(position)}
      onError={() => setIsDamaged(true)}
      className="max-h-160 w-full rounded-card border border-line bg-sunken object-contain"
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import type { Comment } from '#domain/comments/schema.ts';
import { commentsQuery, withNewComment } from './comments-query.ts';

/**
 * Updates after a comment changes: a new one appears at the top at once, then the list is loaded again
 * (specification §4). The page is told too, because the property's rating has changed.
 */
export function useCommentChanges(propertyId: string, onChanged: () => void) {
  const queryClient = useQueryClient();
  const { queryKey } = commentsQuery(propertyId, null);
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey });
    onChanged();
  };
  return {
    posted(comment: Comment) {
      queryClient.setQueryData(queryKey, (loaded) => loaded && withNewComment(loaded, comment));
      reload();
    },
    changed: reload,
  };
}

import { useQueryClient } from '@tanstack/react-query';
import type { Comment } from '#domain/comments/schema.ts';
import { commentsQuery, withNewComment } from './comments-query.ts';

/**
 * What follows a change of comments: a new one stands in front at once, then the list is read again
 * (specification §4), and the page hears of it, because the property's rating changed too.
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

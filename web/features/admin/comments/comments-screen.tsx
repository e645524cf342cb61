import { Link } from 'react-router';
import { COMMENTS_TABLE } from '#domain/comments/comments-table.ts';
import { paths } from '#domain/site/paths.ts';
import { plural } from '#domain/values/plural.ts';
import { call } from '#web/lib/api/api.ts';
import { LongText } from '#web/ui/long-text.tsx';
import { tableScreen } from '../table/table-screen.ts';

const LINK =
  'inline-flex min-h-11 items-center lg:min-h-6 text-primary underline-offset-4 hover:underline';

/** Everyone's comments. */
export const COMMENTS_SCREEN = tableScreen(COMMENTS_TABLE, {
  nameOf: ({ userName, propertyName }) => `${userName} about ${propertyName}`,
  cells: {
    comment: ({ comment }) => <LongText text={comment} />,
    author: ({ userId, userName }) => (
      <Link to={paths.adminPerson(userId)} className={LINK}>
        {userName}
      </Link>
    ),
    about: ({ propertyId, propertyName, listed }) =>
      listed ? (
        <Link to={paths.property(propertyId)} className={LINK}>
          {propertyName}
        </Link>
      ) : (
        `${propertyName}, no longer listed`
      ),
  },
  actions: [
    {
      label: 'Delete',
      question: (comments) =>
        `${plural(comments.length, 'comment')} will be deleted for good, with any stars.`,
      run: ({ _id, propertyId }) =>
        call('DELETE /api/properties/:id/comments/:commentId', {
          params: { id: propertyId, commentId: _id },
        }),
      danger: true,
    },
  ],
});

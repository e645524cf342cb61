import { Link } from 'react-router';
import { allCommentsMessages } from '#domain/comments/all-messages.ts';
import type { CommentOfAll } from '#domain/comments/all-schema.ts';
import { paths } from '#domain/site/paths.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { plural } from '#domain/values/plural.ts';
import { call } from '#web/lib/api/api.ts';
import { LongText } from '#web/ui/long-text.tsx';
import type { TableDefinition } from '../table/table-definition.ts';

const LINK =
  'inline-flex min-h-11 items-center lg:min-h-6 text-primary underline-offset-4 hover:underline';

/** Everybody's comments. */
export const COMMENTS_TABLE: TableDefinition<CommentOfAll> = {
  name: 'comments',
  row: 'comment',
  rows: 'comments',
  search: allCommentsMessages.search,
  none: allCommentsMessages.none,
  nameOf: ({ userName, propertyName }) => `${userName} about ${propertyName}`,
  columns: [
    {
      heading: 'Comment',
      of: ({ comment }) => <LongText text={comment} />,
    },
    {
      heading: 'Who',
      of: ({ userId, userName }) => (
        <Link to={paths.adminPerson(userId)} className={LINK}>
          {userName}
        </Link>
      ),
    },
    {
      heading: 'About',
      of: ({ propertyId, propertyName, listed }) =>
        listed ? (
          <Link to={paths.property(propertyId)} className={LINK}>
            {propertyName}
          </Link>
        ) : (
          `${propertyName}, no longer listed`
        ),
    },
    { heading: 'Stars', of: ({ rating }) => rating, isNumber: true },
    { heading: 'When', of: ({ createdAt }) => formatInstant(createdAt), isMoment: true },
  ],
  filters: [
    {
      name: 'rating',
      label: 'Stars',
      options: [
        ...['5', '4', '3', '2', '1'].map((stars) => ({
          value: stars,
          label: plural(Number(stars), 'star'),
        })),
        { value: 'none', label: 'Without stars' },
      ],
    },
  ],
  sorts: [{ value: 'oldest', label: 'Oldest first' }],
  actions: [
    {
      label: 'Delete',
      question: (comments) =>
        `${plural(comments.length, 'comment')} will be gone for good, with what stars they gave.`,
      run: ({ _id, propertyId }) =>
        call('DELETE /api/properties/:id/comments/:commentId', {
          params: { id: propertyId, commentId: _id },
        }),
      danger: true,
    },
  ],
};

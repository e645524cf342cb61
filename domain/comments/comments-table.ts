import { defineTable } from '../tables/table.ts';
import { plural } from '../values/plural.ts';
import { allCommentsMessages } from './all-messages.ts';

const stars = (count: number) => plural(count, 'star');

export const COMMENTS_TABLE = defineTable({
  name: 'comments',
  summary: "Everyone's comments",
  row: 'comment',
  rows: 'comments',
  none: allCommentsMessages.none,
  search: {
    hint: allCommentsMessages.search,
    description: 'Words that stand in the comment as they are typed',
  },
  columns: {
    _id: { type: 'id', file: 'Id' },
    propertyId: { type: 'id' },
    propertyName: { type: 'text', file: 'Property' },
    listed: { type: 'yes-no', description: 'Whether the property is on the site' },
    userId: { type: 'id' },
    userName: { type: 'text', file: 'Who' },
    comment: { type: 'text', heading: 'Comment' },
    author: { heading: 'Who' },
    about: { heading: 'About' },
    rating: { type: 'whole', isNullable: true, heading: 'Stars' },
    createdAt: { type: 'instant', heading: 'When' },
    updatedAt: { type: 'instant' },
  },
  filters: {
    rating: {
      label: 'Stars',
      values: ['1', '2', '3', '4', '5', 'none'],
      offered: ['5', '4', '3', '2', '1', 'none'],
      labels: {
        5: stars(5),
        4: stars(4),
        3: stars(3),
        2: stars(2),
        1: stars(1),
        none: 'Without stars',
      },
    },
  },
  orders: { oldest: 'Oldest first' },
});

import { z } from 'zod';
import { choiceFilter, textFilter } from '../filters-schema.ts';
import { tablePaging } from '../tables/schema.ts';
import { Comment } from './schema.ts';

export const AllCommentsQuery = z.object({
  ...tablePaging,
  search: textFilter(100).describe('Words that stand in the comment as they are typed'),
  rating: choiceFilter(['1', '2', '3', '4', '5', 'none']),
  sort: choiceFilter(['oldest']),
});
export type AllCommentsQuery = z.infer<typeof AllCommentsQuery>;

/** A comment with the property that it is about. */
export const CommentOfAll = Comment.omit({ stayedHere: true, answer: true }).extend({
  propertyName: z.string(),
  listed: z.boolean().describe('Whether the property is on the site'),
});
export type CommentOfAll = z.infer<typeof CommentOfAll>;

import type { z } from 'zod';
import { tableRow } from '../tables/schema.ts';
import type { TableQuery } from '../tables/table.ts';
import { COMMENTS_TABLE } from './comments-table.ts';
import { Comment } from './schema.ts';

export type AllCommentsQuery = TableQuery<typeof COMMENTS_TABLE>;

export const CommentOfAll = tableRow(COMMENTS_TABLE, { rating: Comment.shape.rating });
export type CommentOfAll = z.infer<typeof CommentOfAll>;

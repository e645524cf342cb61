export { allCommentsRoutes } from './all-comments-routes.ts';
export { countStarsAgain } from './count-stars-again.ts';
export { deleteCommentIn } from './delete-comment.ts';
export { postComment } from './post-comment.ts';
export { postStayReview } from './post-stay-review.ts';
export { commentsRoutes } from './routes.ts';

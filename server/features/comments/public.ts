export { postComment } from './post-comment.ts';
export { commentsRoutes } from './routes.ts';

/** The comments' place in the page: '#comments' leads to them, open. */
export const COMMENTS_ID = 'comments';

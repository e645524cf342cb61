/** Key in session storage. It has a file of its own, so that checking for an entry loads nothing else. */
export const FOLLOWED_LINKS = 'followedLinks';

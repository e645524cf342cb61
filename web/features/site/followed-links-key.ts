/** Of session storage; in a file of its own, so that anyone who only asks whether something is there loads nothing else. */
export const FOLLOWED_LINKS = 'followedLinks';

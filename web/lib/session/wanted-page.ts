/** Query parameter of the offline page: the path that was wanted. */
export const WANTED = 'to';

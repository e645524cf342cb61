/** In the address of a list: the question how to save its search is open. */
export const SAVE_SEARCH_HASH = '#save-search';

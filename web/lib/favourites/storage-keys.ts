/** In local storage: the signed-in account's favourites, as last known. */
export const ACCOUNT_KEY = 'accountFavourites';

/** In local storage: a visitor's favourites on this device. */
export const VISITOR_KEY = 'favourites';

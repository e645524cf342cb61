/** In local storage: what the account that is signed in keeps, as last known. */
export const ACCOUNT_KEY = 'accountFavourites';

/** In local storage: what a visitor keeps on this device. */
export const VISITOR_KEY = 'favourites';

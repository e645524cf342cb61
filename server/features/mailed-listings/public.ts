export { type MailedListing, mailedListings } from './mailed-listings.ts';

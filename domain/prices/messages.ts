export const priceDropMessages = {
  tell: 'Email me when a price drops',
  on: 'We’ll email you when a price drops.',
  off: 'We’ll no longer email you about price drops.',
  notSaved: 'We couldn’t change that. Please try again.',
  /** What such mails are about, where they are stopped. */
  about: 'Price drops on your favourites',
} as const;

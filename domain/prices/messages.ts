export const priceDropMessages = {
  tell: 'Email me when a price drops',
  on: 'We’ll email you when a price drops.',
  off: 'We’ll no longer email you about price drops.',
  notSaved: 'We couldn’t change that. Please try again.',
  /** Names such emails on the page that stops them. */
  about: 'Price drops on your favourites',
} as const;

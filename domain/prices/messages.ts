export const priceDropMessages = {
  tell: 'Tell me by email when a price drops',
  on: 'You are told when a price drops.',
  off: 'You are told of no prices any more.',
  notSaved: 'We could not change that. Please try again.',
  /** What such mails are about, where they are stopped. */
  about: 'Prices of your favourites',
} as const;

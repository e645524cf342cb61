/** Replaces the booking form once a stay is booked. */
export const confirmationMessages = {
  title: 'Your stay is confirmed',
  calendar: 'Add to your calendar',
  leaving: 'Taking you to the home page in a moment.',
  stay: 'Stay here',
} as const;

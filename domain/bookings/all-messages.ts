/** What an Admin reads of everybody's bookings. */
export const allBookingsMessages = {
  title: 'Bookings',
  intro: 'Every stay that was booked. Cancel one with a reason, which the guest is mailed.',
} as const;

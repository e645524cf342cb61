export const allBookingsMessages = {
  title: 'Bookings',
  intro: 'Every booked stay. When you cancel one, we email your reason to the guest.',
} as const;

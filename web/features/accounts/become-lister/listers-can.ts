/** What Agents and Property Owners can do beyond others. */
export const LISTERS_CAN: readonly string[] = [
  'upload properties with photos and a video: to rent, for sale, and short stays',
  'take bookings of short stays, and see who arrives and leaves',
  'answer those who ask, and see how often each listing is looked at',
  'have a Ghana Card or a licence checked, and show a badge for it',
];

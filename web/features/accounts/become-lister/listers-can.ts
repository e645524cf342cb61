/** Things only Agents and Property Owners can do. */
export const LISTERS_CAN: readonly string[] = [
  'list rentals, sales and short stays, with photos and a video',
  'take bookings for short stays, and see who arrives and leaves',
  'answer enquiries, and see how many views each listing gets',
  'get a Ghana Card or a licence verified, and show a badge for it',
];

import { fieldMessages } from '../field-messages.ts';
import { plural } from '../values/plural.ts';

export const bookingMessages = {
  title: 'Book Your Stay',
  noProperty: 'Invalid booking information. Please select a property first.',
  goHome: 'Go to Home',
  submit: 'Confirm Booking',
  submitting: 'Processing...',
  allFieldsRequired: fieldMessages.allRequired,
  invalidPhone: fieldMessages.invalidPhone,
  invalidEmail: 'Invalid email address',
  checkOutNotLater: 'Check-out date must be later than check-in date.',
  checkInPast: 'Check-in date can’t be before today.',
  tooFarAhead: (months: number) => `You can book up to ${plural(months, 'month')} ahead.`,
  tooLong: (nights: number) => `A stay can be up to ${plural(nights, 'night')}.`,
  tooManyStays: (stays: number) =>
    `You can have up to ${plural(stays, 'upcoming stay')}. Cancel one to book another.`,
  tooManyNightsWhenNew: (nights: number) =>
    `Your account is new, so you can have up to ${plural(nights, 'upcoming night')}. Choose fewer nights, or book more after your first stay.`,
  tooManyToday: 'You’ve reached the daily booking limit. Please try again tomorrow.',
  tooManyCancelledToday:
    'You’ve reached the daily limit for cancellations. Please call your host or try again tomorrow.',
  dates: 'Your dates',
  guest: 'Your details',
  priceOfStay: 'Price of your stay',
  sumOfStay: (nights: number, total: string) => `${plural(nights, 'night')}, total ${total}`,
  goOn: 'Continue',
  seeListing: 'See the listing',
  contactHelp:
    'Your host will see it. We’ll send the confirmation to your account’s email address.',
  priceUnknown: 'We can’t load the price of this stay right now. Please try again in a moment.',
  loginFirst: 'You must be logged in to make a booking. Redirecting to login...',
  success: 'Booking confirmed! Check your email for confirmation.',
  sessionExpired: 'Session expired. Please login again. Redirecting...',
  alreadyBooked: 'You already have an active booking for this property.',
  datesTaken: 'These dates are no longer available.',
  priceChanged:
    'The price of this stay has changed. Please check the new total, then confirm again.',
  notBookable: 'This property can’t be booked.',
  ownListing: 'This is your own listing, so you can’t book it.',
  failure: 'Error creating booking. Please try again.',
  notFound: 'Booking not found.',
  notYours: 'You can only cancel your own bookings.',
  notYourStay: 'You can only see your own bookings.',
  tooLateToCancel: 'You can cancel a booking until the day before check-in.',
  alreadyCancelled: 'This booking is already cancelled.',
  alreadyCompleted: 'This stay is already completed.',
  notYetOver: 'This stay isn’t over yet.',
  cancelled: 'Booking cancelled.',
  forNights: (price: string, nights: number) => `${price} for ${plural(nights, 'night')}`,
} as const;

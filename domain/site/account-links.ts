import type { NavigationLink } from './navigation.ts';
import { paths } from './paths.ts';

/** What whoever is signed in has in the header's menu, beside the avatar. */
export const BOOKINGS_LINK: NavigationLink = { label: 'Your bookings', path: paths.bookings };
export const ENQUIRIES_LINK: NavigationLink = { label: 'Enquiries', path: paths.enquiries };

/** Wherever an Admin is. */
export const DASHBOARD_LINK: NavigationLink = {
  label: 'Admin dashboard',
  path: paths.adminDashboard,
};

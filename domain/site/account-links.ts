import type { NavigationLink } from './navigation.ts';
import { paths } from './paths.ts';

/** In a signed-in user's menu beside the avatar. */
export const BOOKINGS_LINK: NavigationLink = { label: 'Your bookings', path: paths.bookings };
export const ENQUIRIES_LINK: NavigationLink = { label: 'Enquiries', path: paths.enquiries };
export const SEARCHES_LINK: NavigationLink = {
  label: 'Saved searches',
  path: paths.savedSearches,
};

/** For everyone signed in, because anyone may list a car. */
export const WORKSPACE_LINK: NavigationLink = { label: 'Your workspace', path: paths.workspace };

/** What every member has, in this order. */
export const MEMBER_LINKS: readonly NavigationLink[] = [
  BOOKINGS_LINK,
  ENQUIRIES_LINK,
  SEARCHES_LINK,
  WORKSPACE_LINK,
];

/** For Customers. */
export const LISTER_LINK: NavigationLink = {
  label: 'Become a lister',
  path: paths.becomeLister,
};

/** In the workspace and the profile. */
export const VERIFICATION_LINK: NavigationLink = {
  label: 'Get verified',
  path: paths.verification,
};

/** For people who list properties. */
export const PROPERTIES_LINK: NavigationLink = {
  label: 'Your properties',
  path: paths.propertyList,
};

/** Shown to Admins everywhere. */
export const DASHBOARD_LINK: NavigationLink = {
  label: 'Admin dashboard',
  path: paths.adminDashboard,
};

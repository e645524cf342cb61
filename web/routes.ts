import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { FAMILIES } from '#domain/properties/families.ts';

/** Every page of the site (specification §2.2). */
export default [
  index('pages/home.tsx'),

  route('login', 'pages/login.tsx'),
  route('signup', 'pages/signup.tsx'),
  route('forgot-password', 'pages/forgot-password.tsx'),
  route('reset-password/:token?', 'pages/reset-password.tsx'),
  route('confirm-email/:token', 'pages/confirm-email.tsx'),
  route('undo-email-change/:token', 'pages/undo-email-change.tsx'),
  route('profile', 'pages/profile.tsx'),
  route('profile-update', 'pages/profile-update.tsx'),

  // One screen serves every family and category of properties.
  ...FAMILIES.map(({ path }) =>
    route(path.slice(1), 'pages/property-family.tsx', { id: `family${path}` }),
  ),
  route('short-stay', 'pages/short-stay.ts'),
  route('property/:id', 'pages/property.tsx'),
  route('property/:id/edit', 'pages/edit-property.tsx'),
  route('lister/:id', 'pages/lister.tsx'),
  route('uploadProperty', 'pages/upload-property.tsx'),
  route('property-status', 'pages/property-status.tsx'),
  route('property-list', 'pages/property-list.tsx'),
  route('booking', 'pages/booking.tsx'),
  route('bookings', 'pages/bookings.tsx'),
  route('enquiries', 'pages/enquiries.tsx'),
  route('enquiries/:id', 'pages/conversation.tsx'),
  route('favourites', 'pages/favourites.tsx'),
  route('compare', 'pages/compare.tsx'),
  route('shared/:id', 'pages/shared-list.tsx'),
  route('saved-searches', 'pages/saved-searches.tsx'),
  route('unsubscribe/:token', 'pages/unsubscribe.tsx'),
  route('still-available/:token', 'pages/still-available.tsx'),

  route('cars', 'pages/cars.tsx'),
  route('buy-a-car', 'pages/buy-a-car.tsx'),
  route('relocation-ride', 'pages/relocation-ride.tsx'),
  route('cars/:id', 'pages/car.tsx'),
  route('cars/:id/edit', 'pages/edit-car.tsx'),
  route('car-list', 'pages/car-list.tsx'),
  route('upload-car', 'pages/upload-car.tsx'),

  route('about', 'pages/about.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('admin-dashboard', 'pages/admin-dashboard.tsx'),
  route('admin-dashboard/people', 'pages/admin-people.tsx'),
  route('admin-dashboard/people/:id', 'pages/admin-person.tsx'),
  route('admin-dashboard/comments', 'pages/admin-comments.tsx'),
  route('admin-dashboard/moderation', 'pages/moderation.tsx'),
  route('admin-dashboard/reports', 'pages/admin-reports.tsx'),
  route('admin-dashboard/jobs', 'pages/failed-jobs.tsx'),
  route('admin-dashboard/audit-log', 'pages/audit-log.tsx'),
  route('admin-dashboard/settings', 'pages/site-settings.tsx'),
  route('admin-dashboard/messages', 'pages/contact-messages.tsx'),
  route('offline', 'pages/offline.tsx'),
  route('not-authorized', 'pages/not-authorized.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;

import { MAP_KILOBYTES } from '#web/ui/map/map-cost.ts';
import type { Budget, LateBudget } from './problems.ts';

/**
 * Bytes of scripts allowed in a first view, compressed as sent: the current weight plus one per cent; on the home page
 * plus half a kilobyte. Raising one is a decision; lower one after saving bytes.
 */
export const BUDGETS: readonly Budget[] = [
  { bytes: 141_700, routes: ['pages/home', 'pages/properties/short-stay'] },
  { bytes: 142_200, routes: ['pages/not-found', 'pages/not-authorized'] },
  { bytes: 143_900, routes: ['pages/about'] },
  { bytes: 150_200, routes: ['pages/offline'] },
  { bytes: 183_100, routes: ['pages/privacy'] },
  {
    bytes: 181_300,
    routes: [
      'pages/accounts/forgot-password',
      'pages/accounts/reset-password',
      'pages/accounts/confirm-email',
      'pages/accounts/undo-*',
      'pages/still-available',
      'pages/unsubscribe',
    ],
  },
  { bytes: 181_900, routes: ['pages/contact'] },
  { bytes: 183_100, routes: ['pages/accounts/profile-update'] },
  { bytes: 184_200, routes: ['pages/accounts/login'] },
  { bytes: 186_300, routes: ['pages/accounts/signup'] },
  {
    // Includes the file headings and file values of the tables, which are part of each definition.
    bytes: 189_400,
    routes: [
      'pages/admin/bookings',
      'pages/admin/comments',
      'pages/admin/people',
      'pages/admin/reports',
      'pages/admin/verifications',
      'pages/admin/contact-messages',
      'pages/admin/failed-jobs',
      'pages/admin/unfound-searches',
      'pages/admin/moderation',
      'pages/admin/relocation-requests',
      'pages/admin/reported-conversations',
    ],
  },
  {
    bytes: 190_400,
    routes: [
      'pages/admin/dashboard',
      'pages/admin/person',
      'pages/admin/verification',
      'pages/admin/audit-log',
      'pages/admin/site-settings',
    ],
  },
  { bytes: 197_000, routes: ['pages/accounts/profile', 'pages/accounts/become-a-lister'] },
  {
    bytes: 183_500,
    routes: ['pages/cars/buy-a-car', 'pages/cars/relocation-ride', 'pages/cars/list'],
  },
  {
    bytes: 185_200,
    routes: ['pages/properties/list', 'pages/properties/status', 'pages/saved-searches'],
  },
  { bytes: 183_100, routes: ['pages/enquiries'] },
  { bytes: 197_000, routes: ['pages/conversation'] },
  {
    bytes: 210_000,
    routes: [
      'pages/properties/upload',
      'pages/properties/edit',
      'pages/cars/upload',
      'pages/cars/edit',
    ],
  },
  { bytes: 196_000, routes: ['pages/cars/cars', 'pages/bookings/bookings'] },
  { bytes: 185_200, routes: ['pages/workspace/workspace', 'pages/workspace/listings'] },
  { bytes: 185_200, routes: ['pages/workspace/stay-calendars', 'pages/workspace/stay-clashes'] },
  { bytes: 197_300, routes: ['pages/workspace/calendar'] },
  { bytes: 196_100, routes: ['pages/workspace/stay-rules'] },
  {
    bytes: 197_000,
    routes: [
      'pages/workspace/reservations',
      'pages/bookings/cancelled-stay',
      'pages/workspace/verification',
    ],
  },
  { bytes: 193_900, routes: ['family/*'] },
  { bytes: 190_400, routes: ['pages/lister'] },
  // Prices by rules, what refuses dates, and refunds, by the functions of the server.
  { bytes: 201_700, routes: ['pages/bookings/booking'] },
  { bytes: 202_200, routes: ['pages/cars/car'] },
  { bytes: 212_300, routes: ['pages/properties/property'] },
  {
    bytes: 189_400,
    routes: ['pages/favourites/favourites', 'pages/compare', 'pages/favourites/shared-list'],
  },
];

/** Parts loaded late, when used: the page states their size, or people would notice it. */
export const LATE_BUDGETS: readonly LateBudget[] = [
  {
    name: 'the map',
    bytes: MAP_KILOBYTES * 1000,
    files: /^(list-map|map-view|street-tiles|maplibre-gl-worker|base-map)-[^.]+\.(m?js|css|json)$/,
  },
];

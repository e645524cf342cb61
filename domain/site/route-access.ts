import type { Viewer } from '../accounts/actor.ts';
import type { Role } from '../accounts/role.ts';
import { LISTER_ROLES } from '../properties/permissions.ts';
import { paths } from './paths.ts';

/** Who may open a page: anyone, signed-in users, or some roles (specification §2.2, §6). */
export type Access = 'open' | 'signed-in' | readonly Role[];

const GUARDED: ReadonlyMap<string, Access> = new Map<string, Access>([
  [paths.profile, 'signed-in'],
  [paths.profileUpdate, 'signed-in'],
  [paths.uploadCar, 'signed-in'],
  [paths.carList, 'signed-in'],
  [paths.propertyStatus, 'signed-in'],
  [paths.booking, 'signed-in'],
  [paths.bookings, 'signed-in'],
  [paths.enquiries, 'signed-in'],
  [paths.savedSearches, 'signed-in'],
  [paths.workspace, 'signed-in'],
  [paths.reservations, LISTER_ROLES],
  [paths.stayCalendar, LISTER_ROLES],
  [paths.uploadProperty, LISTER_ROLES],
  [paths.propertyList, LISTER_ROLES],
  [paths.adminDashboard, ['Admin']],
]);

/** The pages that edit a listing; only the listing itself knows its owner. */
const EDITING = /^\/(?:property|cars)\/[^/]+\/edit\/?$/;

/** The pages of a stay in the workspace. */
const STAYS = /^\/workspace\/stays\//;

/** The access of a path; pages beneath a guarded page share its guard unless they have their own. */
export function accessOf(path: string): Access {
  if (EDITING.test(path)) return 'signed-in';
  if (STAYS.test(path)) return LISTER_ROLES;
  const first = `/${path.split('/')[1] ?? ''}`;
  return GUARDED.get(path.replace(/\/$/, '')) ?? GUARDED.get(first) ?? 'open';
}

/** The page to which the guard sends a viewer who may not open one; undefined when they may. */
export function guardRedirect(path: string, viewer: Viewer): typeof paths.signup | undefined {
  const access = accessOf(path);
  if (access === 'open') return undefined;
  if (!viewer) return paths.signup;
  if (access === 'signed-in') return undefined;
  return access.includes(viewer.role) ? undefined : paths.signup;
}

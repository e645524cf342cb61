import { parseRole, type Role, roleLabel, SIGNUP_ROLES } from '#domain/accounts/role.ts';
import { accessOf, guardRedirect } from '#domain/site/route-access.ts';

/** What somebody was about to do, by the first part of the path. */
const PURPOSE: Readonly<Record<string, string>> = {
  property: 'see this property',
  cars: 'see this car',
  booking: 'book your stay',
  bookings: 'see your bookings',
  uploadProperty: 'list a property',
  'upload-car': 'list a car',
  profile: 'see your profile',
  'profile-update': 'change your profile',
  'property-status': 'look after your properties',
  'property-list': 'look after your properties',
  'admin-dashboard': 'open the dashboard',
};

/**
 * Why somebody has arrived at /signup: `next` is where they were going, `role` who they are logged in as.
 * Undefined for a visitor who came of their own accord.
 */
export function whySignUp(next: string | undefined, role: string | undefined): string | undefined {
  const path = next?.split(/[?#]/)[0] ?? '/';
  const purpose = PURPOSE[path.split('/')[1] ?? ''] ?? 'go on';
  if (role === undefined) return next && `Sign up or log in to ${purpose}.`;
  const needed = neededRoles(path, role);
  return needed
    ? `You are logged in as ${roleLabel(role)}. To ${purpose} you need an account as ${needed}.`
    : `You are already logged in as ${roleLabel(role)}. Signing up makes another account.`;
}

/** The roles that may open a path, when this one may not: 'Agent or Property Owner'. */
function neededRoles(path: string, role: string): string | undefined {
  const known = parseRole(role);
  const viewer = known && { userId: '', role: known };
  const access = accessOf(path);
  if (typeof access === 'string' || !guardRedirect(path, viewer)) return undefined;
  const open: readonly Role[] = SIGNUP_ROLES.filter((each) => access.includes(each));
  return (open.length > 0 ? open : access).join(' or ');
}

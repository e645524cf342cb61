import {
  LATER_ROLES,
  parseRole,
  type Role,
  roleLabel,
  SIGNUP_ROLES,
} from '#domain/accounts/role.ts';
import { notAuthorizedMessages } from '#domain/site/messages.ts';
import { accessOf, guardRedirect } from '#domain/site/route-access.ts';
import { SAVE_SEARCH_HASH } from '#web/lib/save-search-hash.ts';

/** The interrupted action, by path or first path segment. */
const PURPOSE: Readonly<Record<string, string>> = {
  property: 'see this property',
  cars: 'see this car',
  booking: 'book your stay',
  bookings: 'see your bookings',
  enquiries: 'see your enquiries',
  'saved-searches': 'see your saved searches',
  uploadProperty: 'list a property',
  'upload-car': 'list a car',
  profile: 'see your profile',
  'profile-update': 'change your profile',
  'property-status': 'manage your properties',
  'property-list': 'manage your properties',
  workspace: 'manage your listings',
  'workspace/reservations': 'see your guests',
  'admin-dashboard': 'open the dashboard',
};

/**
 * Why someone has arrived at /signup: `next` is their destination, `role` the one they are logged in with.
 * Undefined for visitors who came of their own accord.
 */
export function whySignUp(next: string | undefined, role: string | undefined): string | undefined {
  const path = next?.split(/[?#]/)[0] ?? '/';
  const purpose = next?.endsWith(SAVE_SEARCH_HASH)
    ? 'save this search'
    : (PURPOSE[path.slice(1)] ?? PURPOSE[path.split('/')[1] ?? ''] ?? 'continue');
  if (role === undefined) {
    if (!next) return undefined;
    return rolesFor(path).length > 0 ? `Sign up or log in to ${purpose}.` : `Log in to ${purpose}.`;
  }
  if (mayOpen(path, role)) {
    return `You’re already logged in as ${roleLabel(role)}. Signing up creates another account.`;
  }
  const loggedIn = `You’re logged in as ${roleLabel(role)}.`;
  const needed = rolesFor(path);
  // Nobody signs up as Admin.
  if (needed.length === 0) return `${loggedIn} ${notAuthorizedMessages.text}`;
  return becomesLister(next, role)
    ? `${loggedIn} To ${purpose}, become an Agent or a Property Owner.`
    : `${loggedIn} To ${purpose}, you need an account as ${needed.join(' or ')}.`;
}

/** True if the next page lets a Customer take the role it requires. */
export function becomesLister(next: string | undefined, role: string | undefined): boolean {
  const path = next?.split(/[?#]/)[0] ?? '/';
  return (
    role === 'Customer' &&
    !mayOpen(path, role) &&
    rolesFor(path).some((each) => LATER_ROLES.some((later) => later === each))
  );
}

function mayOpen(path: string, role: string): boolean {
  const known = parseRole(role);
  return guardRedirect(path, known && { userId: '', role: known }) === undefined;
}

/** The roles of sign-up that may open a path. */
function rolesFor(path: string): readonly Role[] {
  const access = accessOf(path);
  return typeof access === 'string'
    ? SIGNUP_ROLES
    : SIGNUP_ROLES.filter((each) => access.includes(each));
}

/** The roles of the specification, §6. */
export const ROLES = ['Admin', 'Agent', 'Property Owner', 'Customer'] as const;
export type Role = (typeof ROLES)[number];

/** The roles a person may choose at sign-up: never Admin. */
export const SIGNUP_ROLES = ['Agent', 'Property Owner', 'Customer'] as const;
export type SignupRole = (typeof SIGNUP_ROLES)[number];

/** What a Customer may become in the profile (docs/product.md, "Who may do what"): a role that lists properties. */
export const LATER_ROLES = ['Agent', 'Property Owner'] as const satisfies readonly SignupRole[];
export type LaterRole = (typeof LATER_ROLES)[number];

/** What a user without a role is called. */
export const DEFAULT_ROLE_LABEL = 'User';

/** Reads a role that was stored or sent; undefined for anything that is not one. */
export function parseRole(value: unknown): Role | undefined {
  return ROLES.find((role) => role === value);
}

/** The text shown for a role. */
export function roleLabel(role: string | null | undefined): string {
  return role?.trim() || DEFAULT_ROLE_LABEL;
}

/** Where a user goes after login: Admin to /admin-dashboard, all others to /. */
export function homeAfterLogin(role: Role): '/admin-dashboard' | '/' {
  return role === 'Admin' ? '/admin-dashboard' : '/';
}

/** The roles of the specification, §6. */
export const ROLES = ['Admin', 'Agent', 'Property Owner', 'Customer'] as const;
export type Role = (typeof ROLES)[number];

/** The roles a person may choose at sign-up: never Admin. */
export const SIGNUP_ROLES = ['Agent', 'Property Owner', 'Customer'] as const;
export type SignupRole = (typeof SIGNUP_ROLES)[number];

/** The roles that a Customer may switch to in the profile (docs/product.md, "Who may do what"): those that list properties. */
export const LATER_ROLES = ['Agent', 'Property Owner'] as const satisfies readonly SignupRole[];
export type LaterRole = (typeof LATER_ROLES)[number];

/** Shown for a user without a role. */
export const DEFAULT_ROLE_LABEL = 'User';

/** Reads a role that was stored or sent; undefined for anything else. */
export function parseRole(value: unknown): Role | undefined {
  return ROLES.find((role) => role === value);
}

export function roleLabel(role: string | null | undefined): string {
  return role?.trim() || DEFAULT_ROLE_LABEL;
}

/** The page after login: /admin-dashboard for Admins, / for everyone else. */
export function homeAfterLogin(role: Role): '/admin-dashboard' | '/' {
  return role === 'Admin' ? '/admin-dashboard' : '/';
}

export const ROLE_ID = 'role';

/** Leads to where a Customer takes another role, in the profile. */
export const ROLE_ANCHOR = `#${ROLE_ID}`;

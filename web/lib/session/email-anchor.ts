import { paths } from '#domain/site/paths.ts';

export const EMAIL_ID = 'email';

/** Leads to where one's mail address is confirmed and changed, in the profile. */
export const EMAIL_ANCHOR = `${paths.profile}#${EMAIL_ID}`;

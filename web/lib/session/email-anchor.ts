import { paths } from '#domain/site/paths.ts';

export const EMAIL_ID = 'email';

/** The profile's section for confirming and changing the email address. */
export const EMAIL_ANCHOR = `${paths.profile}#${EMAIL_ID}`;

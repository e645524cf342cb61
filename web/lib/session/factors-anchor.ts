import { paths } from '#domain/site/paths.ts';

export const FACTORS_ID = 'log-in-with';

/** Leads to where passkeys and codes are added, in the profile. */
export const FACTORS_ANCHOR = `${paths.profile}#${FACTORS_ID}`;

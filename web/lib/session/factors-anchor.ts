import { paths } from '#domain/site/paths.ts';

export const FACTORS_ID = 'log-in-with';

/** The profile's section for adding passkeys and codes. */
export const FACTORS_ANCHOR = `${paths.profile}#${FACTORS_ID}`;

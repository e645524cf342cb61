/** The most listings one report of views may contain. */
export const VIEWS_REPORTED_MAX = 20;

/** A listing's views by one account count once a day; visitors behind one network address have a higher limit. */
export const VIEWS_OF_ACCOUNT = 1;
export const VIEWS_OF_ADDRESS = 10;

/** Views are kept as long as they are shown: the longest span of the listings' table. */
export const VIEWS_KEPT_DAYS = 90;

/** Names that search engines, link previews and scripts use in their user agents, and people's browsers do not. */
const BOT =
  /bot[/;)]|\+http|crawl|spider|slurp|preview|scan|headless|lighthouse|facebookexternalhit|whatsapp\/|curl\/|wget\/|python|java\/|okhttp|node-fetch|undici|axios/i;

/** True when a user agent looks like a machine's; false without one. */
export const isBot = (userAgent: string | undefined): boolean =>
  !userAgent?.startsWith('Mozilla/') || BOT.test(userAgent);

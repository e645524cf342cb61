/** So many listings are reported at once. */
export const VIEWS_REPORTED_MAX = 20;

/** A listing's views by one account count once a day; those of visitors behind one network address so often. */
export const VIEWS_OF_ACCOUNT = 1;
export const VIEWS_OF_ADDRESS = 10;

/** Views are kept for as long as anyone is shown them: the longest span of the listings' table. */
export const VIEWS_KEPT_DAYS = 90;

/** What search engines, previews of links and scripts call themselves; people's browsers have none of it. */
const BOT =
  /bot[/;)]|\+http|crawl|spider|slurp|preview|scan|headless|lighthouse|facebookexternalhit|whatsapp\/|curl\/|wget\/|python|java\/|okhttp|node-fetch|undici|axios/i;

/** Whether a browser calls itself as machines do; what says nothing is none. */
export const isBot = (userAgent: string | undefined): boolean =>
  !userAgent?.startsWith('Mozilla/') || BOT.test(userAgent);

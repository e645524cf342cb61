/** The cookie that tells the server of "Low data": 'on' or 'off', as in local storage. */
export const LOW_DATA_COOKIE = 'lowData';

/** Connections as the browser names them that get little data unasked. */
export const SLOW_CONNECTIONS: readonly string[] = ['slow-2g', '2g'];

/** The headers of a request that decide on it, besides the cookie. */
const LOW_DATA_HEADERS = ['Save-Data', 'ECT'];

/** What a page's own headers say once it is known (pageVariant). */
const RENDERED_FOR_LOW_DATA = { 'save-data': 'on' };

/** Whether a page is rendered for little data, by the headers of its variant. */
export const wantsLowData = (headers: { get(name: string): string | null }): boolean =>
  headers.get('save-data') === 'on';

/**
 * The variant of a page by the headers of its request: for little data where that was chosen in the footer, else
 * where the browser asks for it (Save-Data) or its connection is slow (ECT, which browsers send once Accept-CH asked for
 * it). Caches keep apart what the browser's headers decide; a page that a cookie decided is only for its browser.
 */
export function pageVariant(headers: Readonly<Record<string, string | string[] | undefined>>) {
  const choice = choiceOf(String(headers.cookie ?? ''));
  const isAsked =
    headers['save-data'] === 'on' || SLOW_CONNECTIONS.includes(String(headers.ect ?? ''));
  const isLowData = choice ? choice === 'on' : isAsked;
  const request: Record<string, string> = isLowData ? RENDERED_FOR_LOW_DATA : {};
  return {
    name: isLowData ? 'low data' : 'usual',
    request,
    headers: {
      'accept-ch': 'ECT',
      vary: LOW_DATA_HEADERS.join(', '),
      ...(choice && { 'cache-control': 'private, no-cache', 'cdn-cache-control': 'no-store' }),
    },
  };
}

/** What was chosen in the footer, or undefined. */
function choiceOf(cookies: string): 'on' | 'off' | undefined {
  const value = new RegExp(`(?:^|;\\s*)${LOW_DATA_COOKIE}=(on|off)(?:;|$)`).exec(cookies)?.[1];
  return value === 'on' || value === 'off' ? value : undefined;
}

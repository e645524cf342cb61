/** The cookie that tells the server about "Low data": 'on' or 'off', as in local storage. */
export const LOW_DATA_COOKIE = 'lowData';

/** The connections, in the browser's terms, that get low data without asking. */
export const SLOW_CONNECTIONS: readonly string[] = ['slow-2g', '2g'];

/** The request headers that decide it, besides the cookie. */
const LOW_DATA_HEADERS = ['Save-Data', 'ECT'];

/** The headers of the page's variant, once that is known (pageVariant). */
const RENDERED_FOR_LOW_DATA = { 'save-data': 'on' };

/** Whether to render a page for low data, by its variant's headers. */
export const wantsLowData = (headers: { get(name: string): string | null }): boolean =>
  headers.get('save-data') === 'on';

/**
 * Picks a page's variant by the request's headers: low data when it was chosen in the footer, or else when the browser asks for
 * it (Save-Data) or its connection is slow (ECT, which browsers send once Accept-CH asked for it). Caches separate pages by the
 * browser's headers; a page that a cookie decided is only for its browser.
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

/** The choice made in the footer, or undefined. */
function choiceOf(cookies: string): 'on' | 'off' | undefined {
  const value = new RegExp(`(?:^|;\\s*)${LOW_DATA_COOKIE}=(on|off)(?:;|$)`).exec(cookies)?.[1];
  return value === 'on' || value === 'off' ? value : undefined;
}

import { LOW_DATA_COOKIE, SLOW_CONNECTIONS } from './preferences.ts';

/** The headers of a request that decide on it, besides the cookie. */
export const LOW_DATA_HEADERS = ['Save-Data', 'ECT'] as const;

/** What was chosen in the footer, or undefined. */
function choiceOf(headers: Headers): 'on' | 'off' | undefined {
  const cookies = headers.get('cookie') ?? '';
  const value = new RegExp(`(?:^|;\\s*)${LOW_DATA_COOKIE}=(on|off)(?:;|$)`).exec(cookies)?.[1];
  return value === 'on' || value === 'off' ? value : undefined;
}

/**
 * Whether a page is to be rendered for little data: chosen in the footer, else asked for by the browser
 * (Save-Data) or due to a slow connection (ECT, which browsers send once Accept-CH asked for it).
 */
export function wantsLowData(headers: Headers): boolean {
  const choice = choiceOf(headers);
  if (choice) return choice === 'on';
  return headers.get('save-data') === 'on' || SLOW_CONNECTIONS.includes(headers.get('ect') ?? '');
}

/**
 * The headers of a page's answer. Caches keep apart what the browser's headers decide; a page that a cookie
 * decided is for its browser alone.
 */
export function setLowDataHeaders(answer: Headers, request: Headers): void {
  answer.set('accept-ch', 'ECT');
  answer.append('vary', LOW_DATA_HEADERS.join(', '));
  if (choiceOf(request)) answer.set('cache-control', 'private, no-cache');
}

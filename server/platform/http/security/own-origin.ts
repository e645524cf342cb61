import { isLoopbackUrl } from '../../network.ts';

/**
 * Whether a request's Origin is that of APP_URL. What the request names as its Host proves nothing: anyone who sends it
 * chose it. Where APP_URL leads only to this machine, every name of the machine will do, on the same port.
 */
export function isOwnOrigin(origin: string | undefined, appUrl: string): boolean {
  const sent = URL.parse(origin ?? '');
  const own = URL.parse(appUrl);
  if (!sent || !own) return false;
  if (sent.origin === own.origin) return true;
  const sameDoor = sent.protocol === own.protocol && sent.port === own.port;
  return sameDoor && isLoopbackUrl(sent.href) && isLoopbackUrl(own.href);
}

/**
 * Whether a Host header is that of APP_URL, with or without its port where that is the scheme's own.
 */
export function isOwnHost(host: string, appUrl: string): boolean {
  if (!/^[\w.[\]:-]+$/.test(host)) return false;
  const own = URL.parse(appUrl);
  return own !== null && URL.parse(`${own.protocol}//${host}`)?.host === own.host;
}

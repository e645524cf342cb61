import { isLoopbackUrl } from '../../network.ts';

/**
 * Compares a request's Origin with APP_URL. The Host header proves nothing: the sender chose it. If APP_URL leads only
 * to this machine, any of the machine's names will do, on the same port.
 */
export function isOwnOrigin(origin: string | undefined, appUrl: string): boolean {
  const sent = URL.parse(origin ?? '');
  const own = URL.parse(appUrl);
  if (!sent || !own) return false;
  if (sent.origin === own.origin) return true;
  const sameDoor = sent.protocol === own.protocol && sent.port === own.port;
  return sameDoor && isLoopbackUrl(sent.href) && isLoopbackUrl(own.href);
}

/** Compares a Host header with APP_URL; the scheme's default port is optional. */
export function isOwnHost(host: string, appUrl: string): boolean {
  if (!/^[\w.[\]:-]+$/.test(host)) return false;
  const own = URL.parse(appUrl);
  return own !== null && URL.parse(`${own.protocol}//${host}`)?.host === own.host;
}

import type { FastifyRequest } from 'fastify';
import type { DomainError } from '#domain/errors.ts';
import { plural } from '#domain/values/plural.ts';
import { escapeHtml } from '../../escape-html.ts';

/** True when a person will read the response: browsers ask for HTML when they open an address or send a form; calls and requests for files do not. */
export const isReadByPerson = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'POST') &&
  !url.startsWith('/api/') &&
  (headers.accept ?? '').includes('text/html');

/** Styled in attributes only (content-security-policy.ts); lengths in rem, so that it grows with the text. */
const BODY =
  'margin:0;min-height:100vh;display:grid;place-content:center;gap:1.5rem;padding:1.5rem;box-sizing:border-box;justify-items:center;text-align:center;font:1rem/1.55 system-ui,sans-serif;color-scheme:light dark;background:light-dark(#fbf8f3,#14120e);color:light-dark(#1c1a16,#f5f0e7)';
const BUTTON =
  'display:inline-block;padding:0.75rem 1.5rem;border-radius:0.625rem;background:#0d5c46;color:#fff;text-decoration:none;font-weight:600';

/** The same drawing as public/favicon.svg, which is refused too when requested under another host name. */
const MARK =
  '<svg viewBox="0 0 32 32" width="64" height="64" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#0d5c46"/><g transform="translate(4.5 4.5) scale(0.71875)"><path d="M13.875 29H3V3h26v26H18.125M12.5 3v6M19.5 3v6M3 12.5h6M3 19.5h6M29 12.5h-6M29 19.5h-6M12.5 29v-6M19.5 29v-6" fill="none" stroke="#fbf8f3" stroke-width="2.75"/><path d="M13.25 13.25h5.5v5.5h-5.5z" fill="#e2a52b"/></g></svg>';

/** Explains an error that comes before a page is rendered, and the way on. Needs no other file. */
export function errorPage({ message, code, retryAfterSeconds }: DomainError): string {
  const sentence = escapeHtml(message);
  const wait = retryAfterSeconds
    ? `<p style="margin:0">Try again in ${plural(retryAfterSeconds, 'second')}.</p>`
    : '';
  // Retrying would not help: the host is not ours.
  const again = code === 'MISDIRECTED' ? '' : `<a href="" style="${BUTTON}">Try again</a>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Efie</title></head><body style="${BODY}">${MARK}<h1 style="margin:0;max-width:24em;font-size:1.375rem;line-height:1.3">${sentence}</h1>${wait}${again}</body></html>`;
}

import type { FastifyRequest } from 'fastify';
import type { DomainError } from '#domain/errors.ts';
import { escapeHtml } from '../escape-html.ts';

/** Whether a person reads the answer: a browser that opens an address asks for HTML, calls and files do not. */
export const isReadByPerson = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

/** Nothing but a look, in attributes (content-security-policy.ts); the colours of paper and ink are the browser's. */
const BODY =
  'margin:0;min-height:100vh;display:grid;place-content:center;gap:24px;padding:24px;box-sizing:border-box;justify-items:center;text-align:center;font:16px/1.55 system-ui,sans-serif';
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:10px;background:#0D5C46;color:#fff;text-decoration:none;font-weight:600';

/** What is wrong, and the way on: for errors that are answered before a page is rendered. It needs no other file. */
export function errorPage({ message, code, retryAfterSeconds }: DomainError): string {
  const sentence = escapeHtml(message);
  const wait = retryAfterSeconds
    ? `<p style="margin:0">In ${retryAfterSeconds} seconds it works again.</p>`
    : '';
  // Another address does not become ours by asking it again.
  const again = code === 'MISDIRECTED' ? '' : `<a href="" style="${BUTTON}">Try again</a>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Efie</title></head><body style="${BODY}"><img src="/favicon.svg" alt="" width="64" height="64"><h1 style="margin:0;max-width:24em;font-size:22px;line-height:1.3">${sentence}</h1>${wait}${again}</body></html>`;
}

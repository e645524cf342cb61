import { createHash } from 'node:crypto';
import type { InlineSources } from './content-security-policy.ts';

/**
 * Turns the nonce that a page was rendered with into hashes. HTML is the same for everybody and kept by caches: a
 * nonce in it would be everybody's, and known. What carries this one was rendered by us, because someone who
 * smuggles a script into a listing does not know it; it leaves the page before the page leaves us. Pure: a page can be kept
 * with its sources.
 */
export function pinInlineCode(
  html: string,
  nonce: string,
): { html: string; sources: InlineSources } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, before = '', after = '', code = ''] of html.matchAll(ours(nonce))) {
    if (/\ssrc=/.test(before + after)) continue;
    (name === 'script' ? scripts : styles).add(sourceOf(code));
  }
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ''),
    sources: { scripts: [...scripts], styles: [...styles] },
  };
}

const ours = (nonce: string) =>
  new RegExp(`<(script|style)\\b([^>]*) nonce="${nonce}"([^>]*)>([^]*?)</\\1`, 'g');

/** A browser hashes what it has parsed: every line end is a line feed. */
function sourceOf(code: string): string {
  const parsed = code.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(parsed).digest('base64')}'`;
}

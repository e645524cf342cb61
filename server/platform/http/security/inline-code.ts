import { createHash } from 'node:crypto';
import type { InlineSources } from './content-security-policy.ts';

/**
 * Turns the nonce that a page was rendered with into hashes. HTML is the same for everyone and kept by caches: a
 * nonce in it would be everyone's, and known. What carries this one was rendered by us, because someone who
 * smuggles a script into a listing does not know it; it leaves the page before the page leaves us. Pure: a page can be kept
 * with its sources.
 */
export function pinInlineCode(
  html: string,
  nonce: string,
): { html: string; sources: InlineSources } {
  const mark = ` nonce="${nonce}"`;
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    const code = inlineCodeAt(html, at);
    if (code) sources[code.name].add(sourceOf(code.text));
  }
  return {
    html: html.replaceAll(mark, ''),
    sources: { scripts: [...sources.script], styles: [...sources.style] },
  };
}

/** Returns the inline script or style whose tag has the mark at a position; undefined for one that is loaded, and for other tags. */
function inlineCodeAt(html: string, mark: number) {
  // Within a tag there is no other: the renderer escapes both in attributes.
  const start = html.lastIndexOf('<', mark) + 1;
  const end = html.indexOf('>', mark);
  const tag = html.slice(start, end);
  const name = (['script', 'style'] as const).find((each) => tag.startsWith(`${each} `));
  if (!name || /\ssrc=/.test(tag)) return undefined;
  return { name, text: html.slice(end + 1, html.indexOf(`</${name}`, end)) };
}

/** A browser hashes what it has parsed: every line end is a line feed. */
function sourceOf(code: string): string {
  const parsed = code.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(parsed).digest('base64')}'`;
}

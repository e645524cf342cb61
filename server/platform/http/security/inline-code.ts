import { createHash } from 'node:crypto';
import type { InlineSources } from './content-security-policy.ts';

/**
 * Replaces the nonce that a page was rendered with by hashes. HTML is the same for everyone and kept by caches, so a
 * nonce in it would be shared, and known. Code that carries our nonce was rendered by us: someone who smuggles a script
 * into a listing does not know it, and it is removed before the page is sent. Pure: a page can be kept with its
 * sources.
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
  // A tag contains no other `<`: the renderer escapes it in attributes.
  const start = html.lastIndexOf('<', mark) + 1;
  const end = html.indexOf('>', mark);
  const tag = html.slice(start, end);
  const name = (['script', 'style'] as const).find((each) => tag.startsWith(`${each} `));
  if (!name || /\ssrc=/.test(tag)) return undefined;
  return { name, text: html.slice(end + 1, html.indexOf(`</${name}`, end)) };
}

/** Browsers hash the parsed text, in which every line end is a line feed. */
function sourceOf(code: string): string {
  const parsed = code.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(parsed).digest('base64')}'`;
}

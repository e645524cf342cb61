const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const ENTRY = /<script([^>]*) type="module" async="">/;

/** Id of the waiting script; web/head/start-scripts.ts starts it. */
export const WAITING_SCRIPT = 'start';

/**
 * Delays a page's modules until the first paint, so that text, fonts and the first picture have the network to
 * themselves: reading, searching and leaving the page need no scripts.
 */
export function deferScripts(html: string): string {
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href).join(' ');
  return html
    .replaceAll(PRELOAD, '')
    .replace(
      ENTRY,
      `<script$1 type="text/plain" id="${WAITING_SCRIPT}" data-modules="${modules}">`,
    );
}

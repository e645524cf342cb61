import { PAGINATOR } from '#domain/site/constants.ts';

/**
 * A paginator's entries: page numbers from 1, with 'gap' where some are left out. The margin pages at either
 * end, and a run of pages around the current one (specification §9: 2 and 5).
 */
export function pageWindow(
  page: number,
  pages: number,
  { pagesShown, marginPages }: { pagesShown: number; marginPages: number } = PAGINATOR,
): (number | 'gap')[] {
  const first = Math.max(1, Math.min(page - Math.floor(pagesShown / 2), pages - pagesShown + 1));
  const last = Math.min(pages, first + pagesShown - 1);
  const shown = new Set<number>();
  for (let margin = 1; margin <= Math.min(marginPages, pages); margin++) {
    shown.add(margin).add(pages + 1 - margin);
  }
  for (let near = first; near <= last; near++) shown.add(near);

  const window: (number | 'gap')[] = [];
  let before = 0;
  for (const each of [...shown].sort((a, b) => a - b)) {
    // A gap of a single page is that page.
    if (each - before === 2) window.push(before + 1);
    else if (each - before > 2) window.push('gap');
    window.push(each);
    before = each;
  }
  return window;
}

import { SLIDE, STEP, STRIP } from '#web/lib/early-use.ts';

/**
 * Moves a strip of slides as its arrows and its thumbnails do. At once: the scripts find it where it is.
 * @return whether `button` is one of these.
 */
export function moveStrip(button: HTMLButtonElement): boolean {
  const step = button.getAttribute(STEP);
  const slide = button.getAttribute(SLIDE);
  const viewport = button.closest(`:has([${STRIP}])`)?.querySelector(`[${STRIP}]`);
  if ((step === null && slide === null) || !viewport) return false;
  const width = viewport.clientWidth;
  const count = Math.round(viewport.scrollWidth / width);
  const shown = Math.round(viewport.scrollLeft / width);
  const next = slide === null ? (shown + Number(step) + count) % count : Number(slide);
  viewport.scrollTo({ left: next * width, behavior: 'instant' });
  return true;
}

import { arrowStep } from '#web/lib/arrow-step.ts';
import { SHOWN, SLIDE, STEP, STRIP, TAKEN, VIDEO } from '#web/lib/start/early-use.ts';
import { mosaicTiles } from '#web/ui/gallery/mosaic.ts';
import { wrapIndex } from '#web/ui/gallery/wrap-index.ts';

/** The thumbnail's attributes that a tile copies; size and position stay its own. */
const TAKEN_OVER = [SLIDE, 'aria-label', 'style', 'srcset', 'src', 'width', 'height'];

/** Updates everything beside a strip as it scrolls, until the scripts take over. */
export function followStrips(options: AddEventListenerOptions): void {
  addEventListener('scroll', ({ target }) => follow(target as Element), options);
}

/**
 * Moves a strip of slides by its arrows and thumbnails, without animation: the scripts find it in place.
 * @return true if `button` is one of these.
 */
export function moveStrip(button: HTMLButtonElement): boolean {
  const step = button.getAttribute(STEP);
  const slide = button.getAttribute(SLIDE);
  const strip = stripBy(button);
  if ((step === null && slide === null) || !strip) return false;
  if (slide === null) stepIn(strip, Number(step));
  else scrollTo(strip, Number(slide));
  return true;
}

/** The arrow keys move through a gallery's photos, in place and in full screen, as they do with the scripts. */
export function stepByKey(event: KeyboardEvent): void {
  const by = arrowStep(event);
  const { target } = event;
  if (by === 0 || !(target instanceof Element)) return;
  const strip = stripBy(target);
  if (!strip || !galleryOf(strip)?.contains(target)) return;
  event.preventDefault();
  // A part that is hydrated by now would do it too.
  event.stopImmediatePropagation();
  stepIn(strip, by);
}

/** Makes the dialog open on the same slide as the strip the button is in. */
export function openSame(button: HTMLButtonElement): void {
  const strip = stripBy(button);
  // After it opens, and before it is painted.
  if (strip) requestAnimationFrame(() => follow(strip));
}

const stripBy = (button: Element) =>
  button.closest(`:has([${STRIP}])`)?.querySelector(`[${STRIP}]`);

const galleryOf = (strip: Element) => strip.closest(`section:not([${TAKEN}])`);

const shownIn = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / clientWidth);

const scrollTo = (strip: Element, slide: number) =>
  strip.scrollTo({ left: slide * strip.clientWidth, behavior: 'instant' });

const stepIn = (strip: Element, by: number) =>
  scrollTo(strip, wrapIndex(shownIn(strip) + by, strip.firstElementChild?.childElementCount ?? 0));

/** A gallery's strips move together, and update the number, thumbnails and enabled buttons. */
function follow(strip: Element): void {
  const gallery = strip.matches?.(`[${STRIP}]`) && galleryOf(strip);
  if (!gallery || !strip.clientWidth) return;
  const shown = shownIn(strip);
  for (const each of gallery.querySelectorAll(`[${STRIP}]`)) {
    if (each.clientWidth && shownIn(each) !== shown) scrollTo(each, shown);
    [...(each.firstElementChild?.children ?? [])].forEach((slide, position) => {
      slide.toggleAttribute('inert', position !== shown);
      if (position === shown) fetchPhoto(slide);
    });
  }
  for (const number of gallery.querySelectorAll(`[${SHOWN}]`)) {
    if (number.textContent !== `${shown + 1}`) number.textContent = `${shown + 1}`;
  }
  const current = gallery.querySelector(`[${SLIDE}][aria-current]`);
  const row = current?.closest('ul');
  const next = row?.querySelector<HTMLElement>(`[${SLIDE}="${shown}"]`);
  if (!row || !next || next === current) return;
  current?.removeAttribute('aria-current');
  next.setAttribute('aria-current', 'true');
  row.scrollLeft = next.offsetLeft - (row.clientWidth - next.clientWidth) / 2;
  fillTiles(gallery, row, shown);
}

/** The tiles beside the photo in front show the next ones (mosaic.ts), copied from their thumbnails. */
function fillTiles(gallery: Element, row: Element, shown: number): void {
  const thumbnails = [...row.querySelectorAll(`[${SLIDE}]`)];
  const tiles = [...gallery.querySelectorAll(`[${SLIDE}]`)].filter((each) => !row.contains(each));
  const video = thumbnails.findIndex((each) => each.hasAttribute(VIDEO));
  const positions = mosaicTiles(shown, thumbnails.length, video < 0 ? undefined : video);
  for (const [place, tile] of tiles.entries()) fill(tile, thumbnails[positions[place] ?? -1]);
}

/**
 * Changes only attributes, which React leaves alone. A picture made of other elements, for example of a photo
 * that is not ready, stays.
 */
function fill(tile: Element, thumbnail: Element | undefined): void {
  const parts = partsOf(tile);
  const others = thumbnail ? partsOf(thumbnail) : [];
  if (shapeOf(parts) !== shapeOf(others)) return;
  for (const [n, part] of parts.entries()) {
    for (const name of TAKEN_OVER) {
      const value = others[n]?.getAttribute(name);
      if (value != null) part.setAttribute(name, value);
    }
  }
  tile.toggleAttribute(VIDEO, thumbnail?.hasAttribute(VIDEO));
}

/** A button and all of its picture. */
const partsOf = (button: Element) => [
  button,
  ...button.querySelectorAll(':scope > :first-child, :scope > :first-child *'),
];

const shapeOf = (parts: readonly Element[]) =>
  parts.map((each) => each.localName + each.getAttribute('type')).join();

/** A photo that only scripts load is shown over its placeholder, in the light version for browsers without scripts. */
function fetchPhoto(slide: Element): void {
  const without = slide.querySelector('noscript');
  const [, url] = /src="([^"]+)/.exec(without?.textContent ?? '') ?? [];
  if (without?.parentElement && url) without.parentElement.style.backgroundImage = `url("${url}")`;
}

import { SHOWN, SLIDE, STEP, STRIP, TAKEN } from '#web/lib/early-use.ts';

/** Has all that stands beside a strip follow as it is scrolled, until the scripts see to it. */
export function followStrips(options: AddEventListenerOptions): void {
  addEventListener('scroll', ({ target }) => follow(target as Element), options);
}

/**
 * Moves a strip of slides as its arrows and its thumbnails do. At once: the scripts find it where it is.
 * @return whether `button` is one of these.
 */
export function moveStrip(button: HTMLButtonElement): boolean {
  const step = button.getAttribute(STEP);
  const slide = button.getAttribute(SLIDE);
  const strip = stripBy(button);
  if ((step === null && slide === null) || !strip) return false;
  const count = strip.firstElementChild?.childElementCount ?? 1;
  scrollTo(strip, slide === null ? (shownIn(strip) + Number(step) + count) % count : Number(slide));
  return true;
}

/** What a button opens shows the same slide as the strip that the button is in. */
export function openSame(button: HTMLButtonElement): void {
  const strip = stripBy(button);
  // Once it is open, and before it is painted.
  if (strip) requestAnimationFrame(() => follow(strip));
}

const stripBy = (button: Element) =>
  button.closest(`:has([${STRIP}])`)?.querySelector(`[${STRIP}]`);

const shownIn = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / clientWidth);

const scrollTo = (strip: Element, slide: number) =>
  strip.scrollTo({ left: slide * strip.clientWidth, behavior: 'instant' });

/** The strips of a gallery go together, and so do number, thumbnails and what can be pressed. */
function follow(strip: Element): void {
  const gallery = strip.matches?.(`[${STRIP}]`) && strip.closest(`section:not([${TAKEN}])`);
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
}

/** A photo that only scripts load lies over its placeholder, in the light form that browsers without scripts get. */
function fetchPhoto(slide: Element): void {
  const without = slide.querySelector('noscript');
  const [, url] = /src="([^"]+)/.exec(without?.textContent ?? '') ?? [];
  if (without?.parentElement && url) without.parentElement.style.backgroundImage = `url("${url}")`;
}

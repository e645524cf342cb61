/** What is pressed or typed in. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"]';
/** What something costs stands in tabular figures. */
const WORDS = '.figures, #footer *';

/** A link or button of this size (in pixels, both ways) is a picture or a card: there is enough of it left to press. */
const SURFACE = 120;

/** Points that are looked at each way: less than the height of a line apart. */
const POINTS = 4;

/**
 * Tells, now and with every scroll and change of size, whether `element`, which floats, lies on no control, no price and
 * no words of the footer. Returns how to call that off.
 */
export function watchCovered(element: HTMLElement, tell: (clear: boolean) => void): () => void {
  let frame = 0;
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => tell(!coversSomething(element)));
  };
  const observer = new ResizeObserver(look);
  observer.observe(document.body);
  // The bar at the bottom says there how high it is, and `element` moves out of its way.
  const moves = new MutationObserver(look);
  moves.observe(document.documentElement, { attributeFilter: ['style'] });
  window.addEventListener('scroll', look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    moves.disconnect();
    window.removeEventListener('scroll', look);
  };
}

function coversSomething(element: HTMLElement): boolean {
  const place = element.getBoundingClientRect();
  const below = new Set<Element>();
  for (let row = 0; row < POINTS; row += 1) {
    for (let column = 0; column < POINTS; column += 1) {
      const x = place.left + (place.width * column) / (POINTS - 1);
      const y = place.top + (place.height * row) / (POINTS - 1);
      for (const each of document.elementsFromPoint(x, y)) below.add(each);
    }
  }
  return [...below].some((each) => !element.contains(each) && isCovered(each, place));
}

function isCovered(element: Element, place: DOMRect): boolean {
  if (element.matches(CONTROLS)) {
    const { width, height } = element.getBoundingClientRect();
    const isSurface = element.matches('a, button') && Math.min(width, height) > SURFACE;
    // Not what a card's link spreads over the card.
    return !isSurface && touches(element.getClientRects(), place);
  }
  return element.matches(WORDS) && touches(wordsOf(element), place);
}

function wordsOf(element: Element): DOMRect[] {
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}

const touches = (parts: Iterable<DOMRect>, place: DOMRect) =>
  [...parts].some(
    ({ left, right, top, bottom }) =>
      left < place.right && right > place.left && top < place.bottom && bottom > place.top,
  );

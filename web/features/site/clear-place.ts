/** Elements that people press or type in. */
const CONTROLS = 'a, button, input, select, textarea, summary, label:has(input)';
/** Prices use tabular figures. */
const WORDS = '.figures, #footer *';

/** A link or button of this size (in pixels, both ways) is a picture or a card: there is enough of it left to press. */
const SURFACE = 120;
/** Below the header, in pixels. */
const HIGHEST = 72;
const GAP = 4;

/**
 * How many pixels to lift `element`, which floats at the bottom, so that it covers no control, no price and no
 * words of the footer; 0 if no such place is in view.
 */
export function liftToClear(element: HTMLElement): number {
  // Its place without the lift, which is a transform.
  const { offsetTop: lowest, offsetLeft: left, offsetWidth: width, offsetHeight: height } = element;
  const blocks = [...controls(element), ...words()].filter(
    (block) => block.left < left + width && block.right > left,
  );
  let top = lowest;
  while (top >= HIGHEST) {
    const block = blocks.find(({ top: from, bottom }) => from < top + height && bottom > top);
    if (!block) return lowest - top;
    top = Math.floor(block.top) - GAP - height;
  }
  return 0;
}

const controls = (floating: Element) =>
  seen(CONTROLS).flatMap((each) => {
    const { width, height } = each.getBoundingClientRect();
    const isSurface = each.matches('a, button') && Math.min(width, height) > SURFACE;
    return isSurface || each === floating ? [] : [...each.getClientRects()];
  });

const words = () =>
  seen(WORDS).flatMap((each) =>
    [...each.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    }),
  );

const seen = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && each.checkVisibility({ visibilityProperty: true });
  });

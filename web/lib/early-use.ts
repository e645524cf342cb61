/** Sent to the window once the page's scripts run; its `detail` is called with what was done before. */
export const EARLY_USE = 'efie:early-use';

/** The attribute of a part that says nothing of use without scripts: the page's start once it is painted. */
export const STARTS_AT_ONCE = 'data-starts-at-once';

/** The attribute of a dialog that visitors are shown with the page, before any scripts of it run. */
export const SHOWN_AT_ONCE = 'data-shown-at-once';

/** Of the data of a list of choices that sends its form once one is chosen, as long as no scripts run: there is no need to wait for them. */
export const SUBMITS = 'submits';

/** Of the page's data, while it is brought to a part of itself, which is no use of it (opens-at-results.tsx). */
export const LED_TO = 'ledTo';

/** What shows that somebody uses a page that was only read so far. */
export const USE_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'click'];

/** Milliseconds after which a page comes to life though nobody has touched it: its pictures move, its videos play. */
export const UNATTENDED_MS = 3_000;

/** What a field had when it was last heard of; React may have put it back since, to what it knows. */
interface Had {
  value?: string;
  checked?: boolean;
}
type Early = ReadonlyMap<HTMLElement, Had>;
type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * Does again what was done before the scripts ran and what they did not hear (first-paint.ts): a pressed button is
 * pressed, and what was typed, ticked and chosen is dispatched as a change. Called once, when the page is hydrated.
 */
export function repeatEarlyUse(): void {
  // The first change that React hears of puts every other field back to what it knows: where one types is read before.
  const detail = (early: Early) => {
    const repetitions = [...early].map(([element, had]) => repetition(element, had));
    for (const [element] of early) hydrate(element);
    for (const repeat of repetitions) repeat();
  };
  window.dispatchEvent(new CustomEvent(EARLY_USE, { detail }));
}

/** React hydrates the part of the page at once that a key comes for (hydrated-apart.tsx). */
const hydrate = (element: HTMLElement) =>
  element.dispatchEvent(new Event('keyup', { bubbles: true }));

function repetition(element: HTMLElement, { value = '', checked = false }: Had): () => void {
  if (element instanceof HTMLButtonElement) return () => press(element);
  if (element instanceof HTMLSelectElement) return () => choose(element, value);
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
    return () => tick(element, checked);
  }
  return typing(element as Box, value);
}

function press(button: HTMLElement): void {
  delete button.dataset.early;
  button.click();
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}

function typing(box: Box, value: string): () => void {
  const { selectionStart, selectionEnd } = box;
  const isPutBack = box.value !== value;
  return () => {
    // React takes what stands in a field for known: it must see it come.
    box.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
    if (selectionStart !== null && !isPutBack) box.setSelectionRange(selectionStart, selectionEnd);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

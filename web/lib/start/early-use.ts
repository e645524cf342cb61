/** Sent to the window once the page's scripts run; its `detail` is called with the earlier actions. */
export const EARLY_USE = 'efie:early-use';

/**
 * Attribute of an element pressed or chosen before the scripts run, which waits for them, or for the next page:
 * it looks busy.
 */
export const EARLY = 'data-early';

/** Attribute of a page's root while the browser follows a link from it. */
export const LEAVING = 'leaving';

/** Attribute of a select that submits its form on a choice: a list's order or filter. */
export const SUBMITS = 'data-submits';

/** The attribute of a dialog that visitors are shown with the page, before any scripts of it run. */
export const SHOWN_AT_ONCE = 'data-shown-at-once';

/** Attribute of a dialog or `<details>` over the page: Back closes it while it is open (web/head/close-by-back.ts). */
export const BACK_CLOSES = 'data-back-closes';

/** Attributes of a strip of slides, and of the buttons beside it: how far to move, or the slide to move to. */
export const STRIP = 'data-strip';
export const STEP = 'data-step';
export const SLIDE = 'data-slide';

/** Attribute of the button that leads to the video. */
export const VIDEO = 'data-video';

/** The attribute of the number of the slide that is in front. */
export const SHOWN = 'data-shown';

/** Attributes of the button that shows a password, and of the one that makes lists show small cards. */
export const PASSWORD = 'data-password';
export const COMPACT = 'data-compact';

/** The attribute of a part that the page's scripts see to by now, though not all of them run yet. */
export const TAKEN = 'data-taken';

/** The attribute of a page's root once all of its scripts run; tests and measurements wait for it. */
export const RUNNING = 'running';

/** A field's state when last heard of, since React may have reset it; or how a form was submitted. */
export interface Had {
  value?: string;
  checked?: boolean;
  submitter?: HTMLElement | null;
}
/** Actions before the scripts ran, by element, in order. */
export type Early = ReadonlyMap<HTMLElement, Had>;
type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * Repeats actions from before the scripts ran (web/head/hear-early-use.ts): presses buttons, submits forms, and
 * dispatches changes for text, ticks and choices. Called once, when the page is hydrated.
 */
export function repeatEarlyUse(): void {
  // The first change that React hears resets every other field to the known value, so the typed text is read first.
  const detail = (early: Early) => {
    const repetitions = [...early].map(([element, had]) => repetition(element, had));
    for (const [element] of early) hydrate(element);
    for (const repeat of repetitions) repeat();
  };
  window.dispatchEvent(new CustomEvent(EARLY_USE, { detail }));
}

/** A key event makes React hydrate its part of the page at once (selective-hydration.tsx). */
const hydrate = (element: HTMLElement) =>
  element.dispatchEvent(new Event('keyup', { bubbles: true }));

function repetition(element: HTMLElement, had: Had): () => void {
  const { value = '', checked = false, submitter } = had;
  element.removeAttribute(EARLY);
  if (element instanceof HTMLFormElement) return () => send(element, submitter);
  if (element instanceof HTMLButtonElement) return () => element.click();
  if (element instanceof HTMLSelectElement) return () => choose(element, value);
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
    return () => tick(element, checked);
  }
  return typing(element as Box, value);
}

function send(form: HTMLFormElement, submitter: HTMLElement | null | undefined): void {
  submitter?.removeAttribute(EARLY);
  form.requestSubmit(submitter);
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
    // React treats a field's current text as known: it must see the text arrive.
    box.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
    if (selectionStart !== null && !isPutBack) box.setSelectionRange(selectionStart, selectionEnd);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

import {
  EARLY,
  EARLY_USE,
  type Early,
  type Had,
  SUBMITS,
  TAKEN,
} from '#web/lib/start/early-use.ts';
import { makeCompact, showPassword } from './choices.ts';
import { copyEarly } from './copy-early.ts';
import { pressEarlyHeart } from './hearts.ts';
import { followStrips, moveStrip, openSame, stepByKey } from './strips.ts';

/** Handlers for presses before scripts run; each returns true if the press was its own. */
const EARLY_WORK: readonly ((button: HTMLButtonElement) => boolean)[] = [
  pressEarlyHeart,
  moveStrip,
  showPassword,
  makeCompact,
  copyEarly,
];

/**
 * Until the scripts run: the browser does what it can (links, commands, forms with a method), some things are
 * done here (`EARLY_WORK`), and all other presses, typing and choices are stored for the scripts to repeat
 * (web/lib/start/early-use.ts). Waiting controls look busy.
 */
export function hearEarlyUse(): void {
  const early = new Map<HTMLElement, Had>();
  const hearing = new AbortController();
  const options = { capture: true, signal: hearing.signal };
  const remember = (event: Event) => rememberField(event, early);
  addEventListener('input', remember, options);
  addEventListener('change', remember, options);
  addEventListener('click', (event) => hearClick(event, early), options);
  addEventListener('keydown', stepByKey, options);
  addEventListener('submit', (event) => hearSubmit(event, early), options);
  addEventListener('submit', (event) => hearSent(event, early), { signal: hearing.signal });
  followStrips(options);
  addEventListener('formdata', ({ formData, target }) => {
    if ((target as HTMLFormElement).method === 'get') leaveOutEmpty(formData);
  });
  addEventListener(
    EARLY_USE,
    (event) => {
      hearing.abort();
      (event as CustomEvent<(early: Early) => void>).detail(early);
    },
    { once: true },
  );
  // When the browser restores a page from its cache, nothing is pending any more.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) forgetBusy();
  });
}

/** Removes the busy marks: their actions will not happen. */
export function forgetBusy(): void {
  for (const each of document.querySelectorAll(`[${EARLY}]`)) each.removeAttribute(EARLY);
}

/** True if the browser can submit the form itself; a form without a method needs scripts. */
export const isSentByBrowser = (form: HTMLFormElement): boolean =>
  /^(get|post)$/i.test(form.getAttribute('method') ?? '');

function rememberField(event: Event, early: Map<HTMLElement, Had>): void {
  const field = event.target as HTMLElement;
  if (!('form' in field)) return;
  const { value, checked } = field as HTMLInputElement;
  early.set(field, { value, checked });
  const { form } = field as HTMLSelectElement;
  if (!field.hasAttribute(SUBMITS) || !form || !isSentByBrowser(form)) return;
  event.stopImmediatePropagation();
  // A new choice replaces one sent a moment ago.
  for (const each of form.elements) each.removeAttribute(EARLY);
  field.setAttribute(EARLY, '');
  form.requestSubmit();
}

function hearClick(event: MouseEvent, early: Map<HTMLElement, Had>): void {
  const button = (event.target as Element).closest?.('button');
  // Submit buttons are handled by the submit event.
  if (!button || (button.type === 'submit' && button.form) || button.closest(`[${TAKEN}]`)) return;
  if (button.hasAttribute('command')) {
    if (isCommanded(button)) openSame(button);
    else pressOnceRead(button);
    return;
  }
  event.preventDefault();
  // A part that is hydrated by now would do it too.
  event.stopImmediatePropagation();
  if (EARLY_WORK.some((work) => work(button))) return;
  button.setAttribute(EARLY, '');
  early.set(button, {});
}

const isCommanded = (button: HTMLButtonElement) =>
  document.getElementById(button.getAttribute('commandfor') ?? '') !== null;

/** The target may come further down in a page that is still arriving: on a slow connection, a second later. */
function pressOnceRead(button: HTMLButtonElement): void {
  if (button.hasAttribute(EARLY)) return;
  button.setAttribute(EARLY, '');
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      button.removeAttribute(EARLY);
      button.click();
    },
    { once: true },
  );
}

function hearSubmit(event: SubmitEvent, early: Map<HTMLElement, Had>): void {
  const form = event.target as HTMLFormElement;
  const submitter = submitterOf(event);
  if (isSentByBrowser(form)) {
    // Sent already.
    if (submitter?.hasAttribute(EARLY)) event.preventDefault();
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  submitter?.setAttribute(EARLY, '');
  early.set(form, { submitter });
}

/**
 * Runs after all other listeners. If the browser submits the form, its choices need no repeating; if a script
 * did (`defaultPrevented`), it has not heard them, so they stay. On Enter with the button out of view, the field
 * looks busy instead.
 */
function hearSent(event: SubmitEvent, early: Map<HTMLElement, Had>): void {
  if (event.defaultPrevented) return;
  const button = submitterOf(event);
  button?.setAttribute(EARLY, '');
  if (!button?.checkVisibility()) document.activeElement?.setAttribute(EARLY, '');
  for (const field of early.keys()) if (field.hasAttribute(SUBMITS)) early.delete(field);
}

const submitterOf = ({ submitter, target }: SubmitEvent): HTMLElement | null =>
  submitter ?? (target as HTMLFormElement).querySelector<HTMLElement>('button:not([type=button])');

/** Empty fields do not belong in an address. */
function leaveOutEmpty(fields: FormData): void {
  for (const [name, value] of [...fields]) if (value === '') fields.delete(name);
}

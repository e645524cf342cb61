/** The toasts: closing one returns the focus to where it was. */
const TOASTS = '#toasts';

/**
 * Gives the keyboard a place to continue from when the focused element is removed, hidden or disabled: the
 * nearest part of the page around it that still exists. An element disabled while busy gets the focus back.
 */
export function keepFocus(): void {
  let last: Place | undefined;
  let beforeToasts: Place | undefined;
  let frame = 0;

  const remember = () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return;
    if (element.closest(TOASTS)) {
      if (last && !last.element.closest(TOASTS)) beforeToasts = last;
    } else {
      beforeToasts = undefined;
    }
    last = placeOf(element);
  };

  const mend = () => {
    frame = 0;
    if (!last || !isNowhere(document.activeElement)) return;
    const { element } = last;
    if (element.isConnected && element.ariaBusy === 'true') return;
    if (isUsable(element)) {
      // It was disabled for a while; people who left it on purpose have clicked elsewhere.
      if (wasDisabled) element.focus({ preventScroll: true });
      wasDisabled = false;
      return;
    }
    wasDisabled = false;
    const place = beforeToasts ?? last;
    const next = [place.element, ...place.around].find(isUsable);
    if (next) focusOn(next);
  };

  let wasDisabled = false;
  const later = () => {
    if (last?.element.matches(':disabled')) wasDisabled = true;
    // The browser takes the focus away when it draws, not at once.
    if (frame === 0) frame = requestAnimationFrame(() => requestAnimationFrame(mend));
  };

  remember();
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', () => {
    last = undefined;
  });
  new MutationObserver(later).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open', 'class', 'inert', 'aria-busy'],
  });
}

interface Place {
  element: HTMLElement;
  /** Its ancestors, innermost first. */
  around: HTMLElement[];
}

function placeOf(element: HTMLElement): Place {
  const around: HTMLElement[] = [];
  for (let each = element.parentElement; each && each !== document.body; ) {
    around.push(each);
    each = each.parentElement;
  }
  return { element, around };
}

const isNowhere = (element: Element | null) =>
  element === null || element === document.body || !element.isConnected;

const isUsable = (element: HTMLElement) =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled') &&
  !element.closest('[inert]');

/** Makes an element that is not a control focusable just this once. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

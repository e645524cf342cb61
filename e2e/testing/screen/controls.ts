import type { Page } from '@playwright/test';

/** A control to press, choose or type in, identified by kind and name, so that it can be found again after reopening a page. */
export interface Control {
  kind: 'press' | 'choose' | 'type';
  /** Without numbers and the names of listings: only one of several similar controls is tried. */
  name: string;
}

/** The visible effects of using a page. */
export interface Seen {
  path: string;
  /** All addresses since the control was found, beginning with its own, so that going somewhere and back is noticed. */
  went: string[];
  /** Overlays that are open. */
  open: string[];
  /** What the controls themselves say. */
  states: string[];
  /** The slide in front, for each strip. */
  slides: number[];
  scrolled: boolean;
}

declare global {
  interface Window {
    controls: {
      all(within: string): Control[];
      /** Of these controls, those that are there. */
      find(controls: Control[], within: string): Control[];
      /** Uses them one after another. */
      use(controls: Control[], within: string): void;
      see(controls: Control[], within: string): Seen;
    };
  }
}

/** Makes every page of the browser know its controls. */
export const knowControls = (page: Page) => page.addInitScript(inPage);

/** Runs in the page. */
function inPage(): void {
  const SELECTOR =
    'button, summary, select, [role=button], textarea, input:not([type=hidden], [type=file])';

  const nameOf = (element: Element) => {
    if (element.matches('[aria-label^="Save "]')) return 'heart';
    const label = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`);
    const text =
      element.getAttribute('aria-label') ||
      label?.textContent ||
      element.getAttribute('placeholder') ||
      element.getAttribute('name') ||
      element.textContent ||
      '';
    return text.replace(/\d+|:.*| of .*/g, '').trim();
  };

  const kindOf = (element: Element): Control['kind'] => {
    if (element.matches('select')) return 'choose';
    const isTyped = element.matches(
      'textarea, input:not([type=checkbox], [type=radio], [type=submit])',
    );
    return isTyped ? 'type' : 'press';
  };

  const shown = (within: string) =>
    [...document.querySelectorAll<HTMLElement>(SELECTOR)].filter(
      (each) =>
        each.closest(within) &&
        !each.closest('[data-menu] > div, dialog:not([open])') &&
        each.checkVisibility({ visibilityProperty: true }),
    );

  const controlOf = (element: Element): Control => ({
    kind: kindOf(element),
    name: nameOf(element),
  });
  const elementOf = (control: Control, within: string) => {
    const alike = shown(within).filter((each) => {
      const { kind, name } = controlOf(each);
      return kind === control.kind && name === control.name;
    });
    // Choosing what is already chosen would have no effect.
    return alike.find((each) => !each.matches('[aria-current], :checked')) ?? alike[0];
  };
  // The elements that were found, even after others have replaced them.
  const found = new Map<string, HTMLElement>();
  const foundOf = (control: Control, within: string) => {
    const element = found.get(JSON.stringify(control));
    return element?.isConnected ? element : elementOf(control, within);
  };

  const address = () => location.pathname + location.search;
  const went = (): string[] => JSON.parse(sessionStorage.getItem('went') ?? '[]');
  const noteAddress = () => {
    const before = went();
    if (before.at(-1) === address()) return;
    sessionStorage.setItem('went', JSON.stringify([...before, address()]));
  };
  noteAddress();
  window.navigation.addEventListener('currententrychange', noteAddress);

  const use = (control: Control, element?: HTMLElement) => {
    if (element instanceof HTMLSelectElement) {
      element.selectedIndex = 1;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (control.kind === 'type') {
      const prototype = Object.getPrototypeOf(element);
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, '12');
      element?.dispatchEvent(new Event('input', { bubbles: true }));
    } else {
      // Like a finger: React hydrates what is under it before the click.
      for (const type of ['pointerdown', 'pointerup']) {
        element?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
      }
      element?.click();
    }
  };
  const stateOf = (control: Control, element?: HTMLElement) => {
    const { value, checked } = (element ?? {}) as HTMLInputElement;
    const attributes = ['aria-pressed', 'aria-expanded', 'aria-label'].map((name) =>
      element?.getAttribute(name),
    );
    return JSON.stringify(control.kind === 'press' ? [attributes, checked] : value);
  };

  window.controls = {
    all(within) {
      const all = shown(within).filter((each) => !each.matches(':checked'));
      const keys = new Set(all.map((each) => JSON.stringify(controlOf(each))));
      return [...keys].map((key) => JSON.parse(key));
    },
    find(controls, within) {
      sessionStorage.setItem('went', JSON.stringify([address()]));
      return controls.filter((control) => {
        const element = elementOf(control, within);
        if (element) found.set(JSON.stringify(control), element);
        return element !== undefined;
      });
    },
    use(controls, within) {
      for (const control of this.find(controls, within)) use(control, foundOf(control, within));
    },
    see(controls, within) {
      return {
        path: address(),
        went: went(),
        open: [...document.querySelectorAll('dialog[open], details[open]')].map(
          (each) =>
            each.getAttribute('aria-label') ?? each.querySelector('h2, summary')?.textContent ?? '',
        ),
        states: controls.map((control) => stateOf(control, foundOf(control, within))),
        slides: [...document.querySelectorAll('[data-strip]')]
          // Strips in closed dialogs show nothing.
          .filter((strip) => strip.clientWidth > 0)
          .map((strip) =>
            // Once the scripts run, strips move without scrolling.
            'running' in document.documentElement.dataset
              ? [...strip.querySelectorAll('li')].findIndex((slide) => !slide.inert)
              : Math.round(strip.scrollLeft / strip.clientWidth),
          ),
        scrolled: scrollY > innerHeight,
      };
    },
  };
}

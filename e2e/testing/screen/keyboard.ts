import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Pages have fewer stops than this before any control. */
const MOST_STOPS = 250;

/** Someone with only a keyboard, who looks at the focus after every key. */
export class KeyboardUser {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab, or Shift+Tab to go back, until the target is reached; every stop on the way must be visible. */
  async reach(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toHaveCount(1);
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await this.#page.keyboard.press(key);
      if (await this.#isAt(target)) return;
    }
    throw new Error(`${target} is not reached with ${key}`);
  }

  /** True when it has the focus; a replacement of the focused element may need a moment. */
  async #isAt(target: Locator): Promise<boolean> {
    let isReached = false;
    await expect
      .poll(
        async () => {
          const { problem, reached } = await target.evaluate(lookAtFocus);
          isReached = reached;
          return problem;
        },
        { timeout: 5_000 },
      )
      .toBeNull();
    return isReached;
  }

  async press(target: Locator, key = 'Enter', by?: 'Tab' | 'Shift+Tab'): Promise<void> {
    await this.reach(target, by);
    await this.#page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.#page.keyboard.type(text);
  }

  /** Types a day into a date field, whose parts follow the system's language. */
  async typeDate(target: Locator, date: string): Promise<void> {
    const [year, month, day] = date.split('-');
    await this.reach(target);
    await this.#page.keyboard.type(`${day}${month}${year}`);
    if ((await target.inputValue()) !== date) {
      for (const _part of [month, day]) await this.#page.keyboard.press('ArrowLeft');
      await this.#page.keyboard.type(`${month}${day}${year}`);
    }
    await expect(target).toHaveValue(date);
  }

  /** The focused element has a ring, and is in view. */
  async seesFocus(): Promise<void> {
    expect((await this.#page.locator('body').evaluate(lookAtFocus)).problem).toBeNull();
  }

  /** Something has the focus, so that the next Tab continues from there. */
  async keepsFocus(): Promise<void> {
    const focused = () => this.#page.evaluate(() => document.activeElement?.tagName);
    // Twice, because hidden or disabled elements lose it a moment later.
    for (const _frame of [1, 2]) {
      await this.#page.evaluate(() => new Promise(requestAnimationFrame));
      await expect.poll(focused).not.toBe('BODY');
    }
  }
}

/** Runs in the browser: returns the problem with the focus, or null, and whether it has reached the target. */
function lookAtFocus(target: Element): { problem: string | null; reached: boolean } {
  const element = document.activeElement;
  const reached = element === target;
  if (!element || element === document.body) {
    return { problem: 'nothing has the focus', reached };
  }
  const words = `<${element.tagName.toLowerCase()}> "${(element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  // A radio button visible only to screen readers is represented by its label.
  const shown = element.closest('label') ?? element;
  const hasRing = [element, shown].some((each) =>
    [null, '::after', '::before'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    }),
  );
  if (!hasRing) return { problem: `${words} has no ring`, reached };
  const { left, top, width, height } = shown.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
  );
  const inView = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (shown.contains(hit) || hit.contains(shown));
  });
  return { problem: inView ? null : `${words} is out of view or covered`, reached };
}

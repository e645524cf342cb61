import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** More stops than any of our pages has before what is looked for. */
const MOST_STOPS = 250;

/** Someone who has a keyboard and nothing else, and looks at what has the focus after every key. */
export class KeyboardUser {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes on with Tab, or back with Shift+Tab, until it is reached; every stop on the way can be seen. */
  async reach(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toHaveCount(1);
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await this.#page.keyboard.press(key);
      if (await this.#isAt(target)) return;
    }
    throw new Error(`${target} is not reached with ${key}`);
  }

  /** Whether it has the focus; what takes the place of something that had it may need a moment. */
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

  /** Types a day into a date field, whose parts stand in the order of the system's language. */
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

  /** What has the focus has a ring, and is in view. */
  async seesFocus(): Promise<void> {
    expect((await this.#page.locator('body').evaluate(lookAtFocus)).problem).toBeNull();
  }

  /** The focus is somewhere, so that the next Tab goes on from there. */
  async keepsFocus(): Promise<void> {
    const focused = () => this.#page.evaluate(() => document.activeElement?.tagName);
    // Twice: what is hidden or disabled loses it a moment later.
    for (const _frame of [1, 2]) {
      await this.#page.evaluate(() => new Promise(requestAnimationFrame));
      await expect.poll(focused).not.toBe('BODY');
    }
  }
}

/** In the browser: what is wrong with the focus, null when all is well, and whether it is at the target. */
function lookAtFocus(target: Element): { problem: string | null; reached: boolean } {
  const element = document.activeElement;
  const reached = element === target;
  if (!element || element === document.body) {
    return { problem: 'nothing has the focus', reached };
  }
  const words = `<${element.tagName.toLowerCase()}> "${(element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  // A radio button that only screen readers meet is shown by its label.
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

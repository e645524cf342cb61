import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Both themes and both shapes of a screen. */
const LOOKS = [
  { theme: 'light', width: 360, height: 740 },
  { theme: 'dark', width: 1280, height: 800 },
] as const;

/** axe-core finds no problem in the current page, on a phone in light mode and on a desktop in dark mode (WCAG 2.2 AA). */
export async function expectAccessible(): Promise<void> {
  const before = document.documentElement.dataset.theme;
  for (const { theme, width, height } of LOOKS) {
    document.documentElement.dataset.theme = theme;
    await page.viewport(width, height);
    await transitionsEnded();
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
    expect(found, `in ${theme}, ${width} px wide`).toEqual([]);
  }
  if (before) document.documentElement.dataset.theme = before;
  else delete document.documentElement.dataset.theme;
  await page.viewport(360, 740);
}

/** While colors change from one theme to the other, their contrast means nothing. */
async function transitionsEnded(): Promise<void> {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

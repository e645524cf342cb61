import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { problemOf } from './problem-of.ts';

/**
 * Activity is seen and heard: all of it is in view, nothing lies over it (a header, a bar at the bottom), and it
 * is focused, describes what is, or is announced.
 */
export async function expectShown(outcome: Locator): Promise<void> {
  await expect.element(outcome).toBeVisible();
  await expect.poll(() => problemOf(outcome.element())).toBe('none');
}

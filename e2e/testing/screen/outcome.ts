import { expect, type Locator } from '@playwright/test';
import { problemOf } from '#web/testing/problem-of.ts';

/**
 * Activity is seen and heard: all of it is in view, nothing lies over it (a header, a bar at the bottom), and it
 * is focused, describes what is, or is announced.
 */
export async function expectShown(outcome: Locator): Promise<void> {
  await expect(outcome).toBeVisible();
  await expect.poll(() => outcome.evaluate(problemOf), String(outcome)).toBe('none');
}

import { expect, type Locator } from '@playwright/test';
import { problemOf } from '#web/testing/problem-of.ts';

/**
 * An outcome must be seen and heard: entirely in view, covered by nothing (a header, a bar at the bottom), and focused, part of
 * a description, or announced.
 */
export async function expectShown(outcome: Locator): Promise<void> {
  await expect(outcome).toBeVisible();
  await expect.poll(() => outcome.evaluate(problemOf), String(outcome)).toBe('none');
}

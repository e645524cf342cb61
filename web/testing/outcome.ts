import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { problemOf } from './problem-of.ts';

/**
 * An outcome is seen and heard: it is fully in view, nothing covers it (a header, a bar at the bottom), and it
 * is focused, describes the focused element, or is announced.
 */
export async function expectShown(outcome: Locator): Promise<void> {
  await expect.element(outcome).toBeVisible();
  await expect.poll(() => problemOf(outcome.element())).toBe('none');
}

import { vi } from 'vitest';
import type { CarSummary } from '#domain/cars/schema.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { answer, listOf, type MadeCall } from './answers.ts';

/** Answers the lists of homes and cars and their related calls; tests can override any of them afterwards. */
export function answerLists({
  homes = [],
  cars = [],
}: {
  homes?: readonly PropertySummary[];
  cars?: readonly CarSummary[];
} = {}): { homes: MadeCall[]; cars: MadeCall[] } {
  for (const list of ['properties', 'cars'] as const) {
    answer(`GET /api/${list}/without`, []);
    answer(`GET /api/${list}/facets`, {});
  }
  answer('GET /api/suggestions', []);
  answer('GET /api/properties/medians', { place: null, medians: [] });
  return {
    homes: answer('GET /api/properties', () => listOf(homes)),
    cars: answer('GET /api/cars', () => listOf(cars)),
  };
}

/** A list with headers besides its total, for example `link` and `x-near`. */
export const listWith = (
  items: readonly unknown[],
  headers: Readonly<Record<string, string>>,
): Response =>
  Response.json(items, { headers: { 'x-total-count': String(items.length), ...headers } });

/** Makes the browser run idle callbacks at once: a busy machine may not be idle for a minute. */
export function haveTime(): void {
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((work) =>
    Number(setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }))),
  );
  vi.spyOn(window, 'cancelIdleCallback').mockImplementation((handle) => clearTimeout(handle));
}

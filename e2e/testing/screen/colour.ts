import type { Locator } from '@playwright/test';
import { colourOfElement } from '#web/testing/colour.ts';

/** A text's colour, or another one of its look, by its strongest part. */
export const colourOf = (text: Locator, property: 'color' | 'outlineColor' = 'color') =>
  text.evaluate(colourOfElement, property);

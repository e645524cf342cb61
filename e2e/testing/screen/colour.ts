import type { Locator } from '@playwright/test';
import { colourOfElement } from '#web/testing/colour.ts';

/** The strongest channel of a text's colour, or of another colour of its style. */
export const colourOf = (text: Locator, property: 'color' | 'outlineColor' = 'color') =>
  text.evaluate(colourOfElement, property);

import type { z } from 'zod';
import { fieldMessages } from '../field-messages.ts';
import { invertedRanges } from './ranges.ts';

/** Refuses a query with an empty range. */
export function refineRanges(query: object, context: z.RefinementCtx): void {
  for (const { max } of invertedRanges(query)) {
    context.addIssue({ code: 'custom', path: [max], message: fieldMessages.invertedRange });
  }
}

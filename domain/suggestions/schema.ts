import { z } from 'zod';
import { choiceFilter, textFilter } from '../filters-schema.ts';

/** The kinds of suggestions, in the order shown. */
export const SUGGESTION_KINDS = [
  'search',
  'category',
  'place',
  'brand',
  'model',
  'listing',
] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

export const MAX_SUGGESTIONS = 8;

export const SuggestionsQuery = z.object({
  search: textFilter().describe('What is typed so far; its last word may be a beginning'),
  searches: choiceFilter(['1']).describe(
    '`1`: begin with whole searches that it may become, four at most (the kind `search`): a list with its filters',
  ),
});

export type SuggestionsQuery = z.infer<typeof SuggestionsQuery>;

export const Suggestion = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  label: z.string(),
  detail: z.string().optional().describe('What the label stands in: a list, a brand, a town'),
  address: z.string().describe('The page that it leads to, with its filters'),
  total: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('How many listings that page has, where it is known'),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const SuggestionsResponse = z.array(Suggestion).max(MAX_SUGGESTIONS);

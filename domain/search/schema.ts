import { z } from 'zod';
import { choiceFilter } from '../filters-schema.ts';
import { BEST, DISTANCE } from './sort.ts';

/** The orders of a list, plus those that only a search has. */
export const sortFilter = <const T extends readonly string[]>(sorts: T) =>
  choiceFilter<readonly [typeof BEST, typeof DISTANCE, ...T]>([BEST, DISTANCE, ...sorts]).describe(
    '`best`, the usual one where words are searched for: name and place before description, whole words before parts of them; `distance`, the usual one with `near`: the nearest first',
  );

/** True to search for exactly the typed words, however few results there are. */
export const exactFilter = () =>
  choiceFilter(['1']).describe('`1`: no near spellings where a search finds little');

/** True to go on with what nearly fits, where little fits. */
export const closeFilter = () =>
  choiceFilter(['1']).describe(
    '`1`: where fewer than six fit a search by best match, what nearly fits comes after them. Then the header `X-Search-Fits` says how many still fit from this page on, and `X-Search-Left-Out` which parts of the search the others may not meet (a JSON array, percent-encoded)',
  );

/** Parts of a search or filters to remove so that a list has results. */
export const WithoutResponse = z.array(
  z.object({
    parameter: z.string().describe('The parameter to change or leave out'),
    word: z.string().optional().describe('Of `search`: the words to leave out'),
    search: z.string().optional().describe('Of `search`: what is left of it'),
    total: z.number().int().min(1).describe('How many there are then, counted to 1,000'),
  }),
);
export type WithoutResponse = z.infer<typeof WithoutResponse>;

import { defineCalls, notModified } from '../call.ts';
import { SuggestionsQuery, SuggestionsResponse } from './schema.ts';

/** Completions for search boxes. */
export const suggestionsCalls = defineCalls({
  'GET /api/suggestions': {
    tag: 'search',
    summary: 'What a search that is being typed may be about',
    description:
      'Categories, towns with the lists that have most there, cities by what is around them, regions, brands, models and listings by name, eight at most. Every typed word begins one of theirs, whatever the case and the accents; where nothing is known by that, words are taken for near spellings. Blank: none.',
    query: SuggestionsQuery,
    responses: { 200: SuggestionsResponse, ...notModified },
  },
});

import { MAX_SUGGESTIONS, SUGGESTION_KINDS, type Suggestion } from './schema.ts';

/** As many as are shown, of each kind in turn the best, and then kind by kind. */
export function inTurn(suggestions: readonly Suggestion[]): Suggestion[] {
  const byKind = SUGGESTION_KINDS.map((kind) => suggestions.filter((each) => each.kind === kind));
  const most = Math.max(...byKind.map(({ length }) => length));
  const turns = Array.from({ length: most }, (_, turn) => byKind.flatMap((of) => of[turn] ?? []));
  const shown = new Set(turns.flat().slice(0, MAX_SUGGESTIONS));
  return byKind.flat().filter((each) => shown.has(each));
}

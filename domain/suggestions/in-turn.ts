import { MAX_SUGGESTIONS, SUGGESTION_KINDS, type Suggestion } from './schema.ts';

/** As many as are shown, without duplicates: the best of each kind in turn, then kind by kind. */
export function inTurn(
  suggestions: readonly Suggestion[],
  max: number = MAX_SUGGESTIONS,
): Suggestion[] {
  const once = [...new Map(suggestions.map((each) => [each.address, each])).values()];
  const byKind = SUGGESTION_KINDS.map((kind) => once.filter((each) => each.kind === kind));
  const most = Math.max(...byKind.map(({ length }) => length));
  const turns = Array.from({ length: most }, (_, turn) => byKind.flatMap((of) => of[turn] ?? []));
  const shown = new Set(turns.flat().slice(0, max));
  return byKind.flat().filter((each) => shown.has(each));
}

import { VARIABLES } from './config.ts';

/** So many letters may differ of a name, which is long enough that few others are near. */
const NEAR = 2;
const LONG = 6;

/** Variables that are set and mean nothing to Efie, but whose names are near to one that does: each a sentence. */
export function misspeltVariables(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(env)
    .filter((name) => !VARIABLES.includes(name))
    .flatMap((name) => {
      const near = VARIABLES.find((known) => !env[known] && isNear(name.toUpperCase(), known));
      return near ? [`Efie does not know ${name}. Did you mean ${near}?`] : [];
    });
}

function isNear(name: string, known: string): boolean {
  const allowed = known.length >= LONG ? NEAR : 1;
  return Math.abs(name.length - known.length) <= allowed && distance(name, known) <= allowed;
}

/** Letters to put in, take out or change (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, opposite] of [...other].entries()) {
      const changed = (row[j] ?? 0) + (letter === opposite ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

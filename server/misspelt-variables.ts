import { VARIABLES } from './config.ts';

/** Maximum number of differing letters, and the least length of a name, so that few other names are that close. */
const NEAR = 2;
const LONG = 6;

/** One sentence for each variable that Efie does not know, but whose name resembles one that it does. */
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

/** Letters to insert, remove or change (Levenshtein). */
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

import { badInput, type DomainError } from './errors.ts';

/** The part of a validation issue that decides on the sentence (zod's issues fit). */
export interface InputIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string | undefined;
  readonly minimum?: unknown;
}

/**
 * The 400 for input that does not fit its schema. As in the specification's lists of rules, missing fields come before wrong
 * ones; each field keeps its own first sentence.
 */
export function invalidInput(issues: readonly InputIssue[]): DomainError {
  const first = issues.find(saysMissing) ?? issues[0];
  const fields: Record<string, string> = {};
  for (const issue of [...issues].sort((a, b) => rank(a) - rank(b))) {
    const field = issue.path.map(String).join('.');
    if (field && !Object.hasOwn(fields, field)) fields[field] = issue.message;
  }
  // Issues of the input as a whole, for example that it is no object, come in the library's words.
  return badInput(first && first.path.length > 0 ? first.message : undefined, fields);
}

function rank(issue: InputIssue): number {
  return saysMissing(issue) ? 0 : 1;
}

function saysMissing(issue: InputIssue): boolean {
  return (
    issue.code === 'invalid_type' ||
    issue.code === 'invalid_union' ||
    (issue.code === 'too_small' && Number(issue.minimum) === 1)
  );
}

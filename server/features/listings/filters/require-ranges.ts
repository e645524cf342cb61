import { badInput } from '#domain/errors.ts';
import { checkRanges } from '#domain/values/ranges.ts';

/** @throws {DomainError} BAD_INPUT for a query with a range that nothing can be in. */
export function requireRanges(query: object): void {
  const check = checkRanges(query);
  if (!check.ok) throw badInput(check.message, check.fields);
}

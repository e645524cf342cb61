import { expect, test } from 'vitest';
import { fieldMessages } from '../field-messages.ts';
import { NOTE_MAX, noteProblem } from './rules.ts';
import { KeepBody } from './schema.ts';

test.each([
  ['', undefined],
  ['Near\r\nthe beach 🏖', undefined],
  [` ${'a'.repeat(NOTE_MAX)} `, undefined],
  ['a'.repeat(NOTE_MAX + 1), fieldMessages.tooLong(NOTE_MAX)],
  ['a\u0007b', fieldMessages.unreadable],
])('the form judges the note %j as the call does', (note, problem) => {
  expect(noteProblem(note)).toBe(problem);
  expect(KeepBody.safeParse({ note }).error?.issues[0]?.message).toBe(problem);
});

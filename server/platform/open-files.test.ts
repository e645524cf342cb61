import { expect, test } from 'vitest';
import { DatabaseUnavailableError } from './database/errors.ts';
import { isOutOfFiles, judgeOpenFiles } from './open-files.ts';

const failure = (code: string) => Object.assign(new Error(`connect ${code}`), { code });

test.each<[string, unknown, boolean]>([
  ['the process has none left', failure('EMFILE'), true],
  ['the machine has none left', failure('ENFILE'), true],
  [
    'within what a connection says',
    new DatabaseUnavailableError('away', { cause: failure('EMFILE') }),
    true,
  ],
  [
    'of one of several addresses',
    new AggregateError([failure('ECONNREFUSED'), failure('EMFILE')]),
    true,
  ],
  ['another', failure('ECONNREFUSED'), false],
  ['none at all', 'EMFILE', false],
])('tells a lack of open files from other errors: %s', (_what, error, isOut) => {
  expect(isOutOfFiles(error)).toBe(isOut);
});

test.each([
  [86, 'refused'],
  [87, 'warning'],
  [1_086, 'warning'],
  [1_087, undefined],
  [Number.POSITIVE_INFINITY, undefined],
])('judges a limit of %s beside 23 connections: %s', (limit, what) => {
  const judged = judgeOpenFiles(limit, 23);
  expect(judged && Object.keys(judged)[0]).toBe(what);
  if (what) expect(Object.values(judged ?? {})[0]).toContain(`only ${limit} files and connections`);
});

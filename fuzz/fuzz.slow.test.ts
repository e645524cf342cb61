import { describe, expect, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';
import { fuzz } from './fuzz.ts';
import { problemOf } from './judge.ts';
import type { Schema } from './operations.ts';

const efie = bootTestApp();

/** Enough for a few calls of each operation; `npm run fuzz` makes ten thousand. */
const CALLS = 400;

// §11/13
test('every call responds as the API document says and never with a 5xx', async () => {
  const { findings, calls } = await fuzz(efie, { calls: CALLS, seed: 11, turn: 8 });
  expect(findings).toEqual([]);
  expect(calls).toBeGreaterThanOrEqual(CALLS);
});

describe('the verdict on a response', () => {
  const schema: Schema = {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' } },
  };
  const operation = {
    sessionSecurity: true,
    responses: new Map([
      [200, { 'application/json': schema }],
      [429, {}],
    ]),
  };
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const problem = (statusCode: number, payload: string, caller = 'Agent') =>
    problemOf({ operation, caller } as never, { statusCode, headers, payload } as never);

  test.each([
    ['as documented', 200, '{"name":"Ama"}', undefined],
    ['of the server’s fault', 500, '{}', 'responds with 500'],
    ['of a status that is not documented', 418, '{}', 'responds with 418, which is not documented'],
    [
      'of another shape',
      200,
      '{"name":1}',
      'responds with 200 with a body that is not as documented: /name must be string',
    ],
    ['that says no time to try again', 429, '{}', 'responds with 429 without Retry-After'],
  ])('is right for one %s', (_, status, body, expected) => {
    expect(problem(status, body)).toBe(expected);
  });

  test('faults one that gives a visitor what needs a session', () => {
    expect(problem(200, '{"name":"Ama"}', 'visitor')).toBe('responds with 200 to a visitor');
  });
});

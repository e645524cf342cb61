import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { failureMessage, isGone } from './failure-message.ts';

const failure = (status: number, more = {}) =>
  new ApiError({ status, code: 'INTERNAL', message: 'Said by the server.', ...more });

test.each([
  ['a refusal is said in the words of the server', failure(409), 'Said by the server.'],
  ['a refusal without words is not', failure(409, { unexplained: true }), 'It failed.'],
  ['nor is a fault of the server', failure(500), 'It failed.'],
  ['nor what never arrived', failure(0, { code: 'NETWORK' }), 'It failed.'],
  ['nor a fault of our own', new TypeError('x'), 'It failed.'],
])('the message is chosen by the failure: %s', (_, error, sentence) => {
  expect(failureMessage(error, 'It failed.')).toBe(sentence);
});

test('a listing that is not found counts as gone, and a forbidden one does not', () => {
  expect([failure(404), failure(403), new TypeError('x')].map(isGone)).toEqual([
    true,
    false,
    false,
  ]);
});

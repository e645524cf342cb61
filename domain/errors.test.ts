import { describe, expect, test } from 'vitest';
import {
  badInput,
  conflict,
  DomainError,
  ERROR_STATUS,
  forbidden,
  forbiddenBecause,
  foreignOrigin,
  notFound,
  sessionExpired,
  tooLarge,
  tooManyRequests,
  unauthenticated,
  unavailable,
  unprocessable,
  unsupportedMedia,
} from './errors.ts';
import { ErrorBody } from './errors-schema.ts';
import { invalidInput } from './invalid-input.ts';

describe('errors', () => {
  test.each([
    [badInput(), 400, 'BAD_INPUT'],
    [unauthenticated(), 401, 'UNAUTHENTICATED'],
    [sessionExpired(), 401, 'SESSION_EXPIRED'],
    [forbidden(), 403, 'FORBIDDEN'],
    [forbiddenBecause('SUSPENDED', 'x'), 403, 'SUSPENDED'],
    [foreignOrigin(), 403, 'FOREIGN_ORIGIN'],
    [notFound('Car not found.'), 404, 'NOT_FOUND'],
    [conflict('x', 'EMAIL_TAKEN'), 409, 'EMAIL_TAKEN'],
    [tooLarge('x'), 413, 'TOO_LARGE'],
    [unsupportedMedia('x'), 415, 'UNSUPPORTED_MEDIA'],
    [unprocessable('x', 'DATES_TAKEN'), 422, 'DATES_TAKEN'],
    [tooManyRequests(60), 429, 'TOO_MANY_REQUESTS'],
    [unavailable(), 503, 'UNAVAILABLE'],
  ])('have the right status and code: %s', (error, status, code) => {
    expect(error).toBeInstanceOf(DomainError);
    expect({ status: error.status, code: error.code }).toEqual({ status, code });
    expect(error.message).not.toBe('');
    expect(ErrorBody.safeParse({ message: error.message, code: error.code }).success).toBe(true);
  });

  test('all have an error status', () => {
    for (const status of Object.values(ERROR_STATUS)) expect(status).toBeGreaterThanOrEqual(400);
  });

  test('keep their fields and the seconds to wait', () => {
    expect(badInput('x', { name: 'y' }).fields).toEqual({ name: 'y' });
    expect(tooLarge('x', { video: 'y' }).fields).toEqual({ video: 'y' });
    expect(unsupportedMedia('x', { images: 'y' }).fields).toEqual({ images: 'y' });
    expect(tooManyRequests(60).retryAfterSeconds).toBe(60);
    expect(unavailable().retryAfterSeconds).toBeGreaterThan(0);
    const bare = badInput('x');
    expect('fields' in bare && bare.fields !== undefined).toBe(false);
    expect(bare.retryAfterSeconds).toBeUndefined();
  });

  test('keep their cause', () => {
    const cause = new Error('the socket closed');
    expect(new DomainError('INTERNAL', 'x', { cause }).cause).toBe(cause);
    expect('cause' in new DomainError('INTERNAL', 'x')).toBe(false);
  });
});

describe('invalidInput', () => {
  test('puts what is missing before what is wrong, whatever their order', () => {
    const error = invalidInput([
      { path: ['phoneNumber'], message: 'Invalid phone number format.', code: 'custom' },
      { path: ['checkOut'], message: 'All fields are required.', code: 'too_small', minimum: 1 },
    ]);
    expect(error.message).toBe('All fields are required.');
    expect(error.fields).toEqual({
      phoneNumber: 'Invalid phone number format.',
      checkOut: 'All fields are required.',
    });
  });

  test('keeps the first sentence of a field, and the path of a nested one', () => {
    const error = invalidInput([
      { path: ['social', 'twitter'], message: 'first', code: 'custom' },
      { path: ['social', 'twitter'], message: 'second', code: 'custom' },
    ]);
    expect(error.fields).toEqual({ 'social.twitter': 'first' });
    expect(error.message).toBe('first');
  });

  test('says that a field is missing before it says what else is wrong with it', () => {
    const name = ['name'];
    for (const missing of [
      { path: name, message: 'missing', code: 'invalid_type' },
      { path: name, message: 'missing', code: 'invalid_union' },
      { path: name, message: 'missing', code: 'too_small', minimum: 1 },
    ]) {
      for (const wrong of [
        { path: name, message: 'wrong', code: 'custom' },
        { path: name, message: 'wrong', code: 'too_small', minimum: 6 },
        { path: name, message: 'wrong', code: 'too_big', minimum: 1 },
      ]) {
        expect(invalidInput([wrong, missing])).toMatchObject({
          message: 'missing',
          fields: { name: 'missing' },
        });
      }
    }
  });

  test('uses no library’s words for input that is wrong as a whole', () => {
    const error = invalidInput([{ path: [], message: 'expected object', code: 'invalid_type' }]);
    expect(error.message).toBe(badInput().message);
    expect(error.fields).toEqual({});
  });

  test('is a 400 even without issues', () => {
    expect(invalidInput([]).status).toBe(400);
  });
});

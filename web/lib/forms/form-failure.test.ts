import { expect, test } from 'vitest';
import { loginFailure, profilePhotoFailure } from '#domain/accounts/failures.ts';
import { ApiError } from '../api/api-error.ts';
import { formFailure } from './form-failure.ts';

test('the server’s message and the fields at fault are shown', () => {
  const fields = { email: 'Invalid email address' };
  const error = new ApiError({ status: 400, code: 'BAD_INPUT', message: 'No.', fields });
  expect(formFailure(error, loginFailure)).toEqual({ message: 'No.', fields });
});

test('a response without a message gets the sentence of the catalogue', () => {
  const error = new ApiError({ status: 400, code: 'INTERNAL', message: 'x', unexplained: true });
  expect(formFailure(error, profilePhotoFailure).message).toBe('Invalid image file.');
});

test('a missing response is mentioned beside the sentence of the catalogue', () => {
  const error = new ApiError({ status: 0, code: 'NETWORK', message: 'No network.' });
  expect(formFailure(error, loginFailure)).toEqual({
    message: 'An error occurred',
    hint: 'No network.',
    fields: {},
  });
  expect(formFailure(error, profilePhotoFailure).message).toBe(
    'Connection timeout. Please check your internet connection and try again.',
  );
});

test('too many calls say how long to wait', () => {
  const error = new ApiError({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many requests.',
    retryAfter: 840,
  });
  expect(formFailure(error, loginFailure).message).toBe(
    'Too many attempts. You can try again in 14 minutes.',
  );
});

test('a fault of our own is reported like any other error', () => {
  expect(formFailure(new TypeError('x'), loginFailure).message).toBe('An error occurred');
});

import { expect, test } from 'vitest';
import { toFormErrors, withoutField } from './to-form-errors.ts';

const required = 'All fields are required.';

// §5/36
test('missing fields are named once, beside the first of them', () => {
  expect(
    toFormErrors({ message: required, fields: { a: required, b: required } }, required),
  ).toEqual({
    summary: undefined,
    fields: { a: required, b: 'Please fill in this field.' },
  });
});

test('a form of several parts names missing fields once, above', () => {
  const fields = { a: required, b: required };
  expect(toFormErrors({ message: required, fields }, required, 'above')).toEqual({
    summary: required,
    fields: { a: 'Please fill in this field.', b: 'Please fill in this field.' },
  });
});

test('a mistake in a field is reported only beside it', () => {
  const fields = { email: 'Invalid email address', password: 'Too short' };
  expect(toFormErrors({ message: 'Invalid email address', fields }, required)).toEqual({
    summary: undefined,
    fields,
  });
});

test('a sentence of its own stands above the form', () => {
  const fields = { password: 'Too short' };
  expect(toFormErrors({ message: 'Please fix the errors in the form', fields }, required)).toEqual({
    summary: 'Please fix the errors in the form',
    fields,
  });
  expect(toFormErrors({ message: 'No.', fields: {} }, required).summary).toBe('No.');
});

test('a field that is typed in again loses its error', () => {
  const fields = { a: 'Wrong a', b: 'Wrong b' };
  expect(withoutField({ message: 'Wrong a', fields }, 'a')).toEqual({
    message: 'Wrong b',
    fields: { b: 'Wrong b' },
  });
  expect(withoutField({ message: 'Wrong a', fields: { a: 'Wrong a' } }, 'a')).toBeUndefined();
  const missing = { message: required, fields: { a: required, b: required } };
  expect(withoutField(missing, 'a')).toEqual({ message: required, fields: { b: required } });
});

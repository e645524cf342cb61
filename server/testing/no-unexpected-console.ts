import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Node's warnings during a test, such as leaking listeners or deprecations. */
let warnings: string[] = [];
const note = ({ name, message }: Error) => {
  if (name !== 'ExperimentalWarning') warnings.push(`${name}: ${message}`);
};

// An unexpected warning is a bug that nobody has noticed yet.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
  warnings = [];
  process.on('warning', note);
});

afterEach(() => {
  process.off('warning', note);
  expect(warnings, 'warnings of the process').toEqual([]);
  expect(vi.mocked(console.error).mock.calls, 'console.error').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'console.warn').toEqual([]);
  vi.restoreAllMocks();
});

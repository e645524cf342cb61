import { describe, expect, test } from 'vitest';
import type { Role } from '../accounts/role.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { comparedNumber, maskNumber, normaliseNumber } from './numbers.ts';
import { checkVerification, expiryProblem, kindsFor } from './rules.ts';
import { stateAfter, TRANSITIONS, type TransitionName, VERIFICATION_STATES } from './states.ts';

describe('the number of a Ghana Card', () => {
  test.each([
    'GHA-123456789-0',
    'gha-123456789-0',
    ' GHA 123456789 0 ',
    'GHA1234567890',
    'gha–123–456–789–0',
    '123456789-0',
    'GHA.123.456.789/0',
    'ＧＨＡ－１２３４５６７８９－０',
  ])('is read from %j', (typed) => {
    expect(normaliseNumber('ghana-card', typed)).toBe('GHA-123456789-0');
  });

  test.each([
    '',
    'GHA',
    'GHA-12345678-0',
    'GHA-1234567890-0',
    'NGA-123456789-0',
    'GHA-12345678O-0',
    'GHA-123456789-0; drop table',
    '\u0000GHA-123456789-0',
  ])('is not read from %j', (typed) => {
    expect(normaliseNumber('ghana-card', typed)).toBeUndefined();
  });

  test('is shown only by its end', () => {
    expect(maskNumber('ghana-card', 'GHA-123456789-0')).toBe('GHA-*****6789-0');
  });
});

describe('the number of a licence', () => {
  test.each([
    ['reac/2024/0042', 'REAC/2024/0042'],
    [' GTA  H 77 ', 'GTA H 77'],
    ['AB–12', 'AB-12'],
  ])('is read from %j as %j', (typed, number) => {
    expect(normaliseNumber('agent-licence', typed)).toBe(number);
  });

  test.each(['', 'AB1', '-AB12', 'AB12-', 'A'.repeat(41), 'AB12<b>', 'AB\n12\u0007'])(
    'is not read from %j',
    (typed) => expect(normaliseNumber('stay-licence', typed)).toBeUndefined(),
  );

  test('is the same however it is spelt', () => {
    expect(comparedNumber('REAC/2024 0042')).toBe(comparedNumber('REAC-2024-0042'));
  });

  test('is shown by no more than a third', () => {
    expect(maskNumber('agent-licence', 'REAC/2024/0042')).toBe('*****042');
    expect(maskNumber('agent-licence', 'AB12')).toBe('*****2');
  });
});

const day = (text: string) => text as CalendarDate;

test('a document is accepted until its last day, unless it runs longer than any document can', () => {
  const today = day('2026-11-21');
  expect(expiryProblem('2026-11-21', today)).toBeUndefined();
  expect(expiryProblem('2026-11-20', today)).toMatch(/expired/);
  expect(expiryProblem('2041-11-21', today)).toBeUndefined();
  expect(expiryProblem('2041-11-22', today)).toMatch(/year/);
  expect(expiryProblem('21/11/2030', today)).toMatch(/expiry date/);
});

test('the form reports everything that is wrong at once', () => {
  const empty = { number: '', expiresOn: '', propertyId: '', documents: 0 };
  const check = checkVerification({ kind: 'stay-licence', ...empty }, day('2026-11-21'));
  expect(check.ok || Object.keys(check.fields)).toEqual([
    'propertyId',
    'number',
    'expiresOn',
    'documents',
  ]);
});

test('each role is offered what it can have verified', () => {
  const kinds = (role: Role) => kindsFor({ userId: 'a', role });
  expect(kindsFor(null)).toEqual([]);
  expect(kinds('Customer')).toEqual(['ghana-card']);
  expect(kinds('Agent')).toEqual(['ghana-card', 'agent-licence', 'stay-licence']);
  expect(kinds('Property Owner')).toEqual(['ghana-card', 'stay-licence']);
});

test('a verification moves from state to state only in these ways', () => {
  const ways = VERIFICATION_STATES.flatMap((state) =>
    (Object.keys(TRANSITIONS) as TransitionName[]).flatMap((name) => {
      const next = stateAfter(state, name);
      return next ? [`${state} → ${name} → ${next}`] : [];
    }),
  );
  expect(ways).toEqual([
    'waiting → approve → approved',
    'waiting → refuse → refused',
    'waiting → take-back → taken-back',
    'waiting → lapse → refused',
    'approved → withdraw → withdrawn',
    'approved → take-back → taken-back',
    'approved → replace → replaced',
  ]);
});

import { expect, test } from 'vitest';
import { changesOf } from './changes-of.ts';
import { reasonText } from './reason-text.ts';

test('a setting is named as in its form, a link by its network, and only differences are listed', () => {
  const links = { facebook: '', twitter: 'https://x.com/efie' };
  const before = { social: links, confirmEmails: null, moderation: 'live' };
  const after = {
    social: { ...links, facebook: 'https://facebook.com/efie' },
    confirmEmails: false,
    moderation: 'reviewed-first',
  };
  expect(changesOf(before, after)).toEqual([
    {
      key: 'social.facebook',
      label: 'Facebook',
      was: 'nothing',
      is: 'https://facebook.com/efie',
    },
    { key: 'confirmEmails', label: 'Confirm email addresses', was: 'Automatic', is: 'No' },
    {
      key: 'moderation',
      label: 'New listings',
      was: 'At once, without review',
      is: 'Reviewed first for all',
    },
  ]);
});

test('a decision is put in words, a state is listed only if it changed, and ids are left out', () => {
  expect(changesOf({ state: 'live' }, { state: 'live', by: 'approve' })).toEqual([
    { key: 'by', label: 'Decision', is: 'Approve' },
  ]);
  const of = '01a20846-ab14-70b4-be45-ed080999356c';
  expect(changesOf(null, { action: 'hide', kind: 'property', of })).toEqual([
    { key: 'action', label: 'Outcome', is: 'Listing hidden' },
    { key: 'kind', label: 'Kind', is: 'Property' },
  ]);
  expect(changesOf({ price: 1200 }, { price: 1500 })[0]).toMatchObject({ label: 'Price' });
});

test('a deleted comment links to its author and its property', () => {
  const id = '01a20846-ab14-70b4-be45-ed080999356c';
  expect(changesOf({ by: id, property: id, comment: 'Rude.' }, null)).toMatchObject([
    { label: 'Author', path: `/admin-dashboard/people/${id}` },
    { label: 'Property', path: `/property/${id}` },
    { label: 'Comment', was: 'Rude.' },
  ]);
});

test.each([
  ['login-failed', 'UNAUTHENTICATED', 'Wrong email, password, code or passkey'],
  ['lock-out', 'failedLogins', 'Too many wrong passwords'],
  ['refused', 'FORBIDDEN: GET /api/admin/people', 'Not allowed: GET /api/admin/people'],
  ['refused', 'FOREIGN_ORIGIN: POST /api/bookings', 'Sent from another site: POST /api/bookings'],
  ['exported', 'reported-conversations', 'Reported conversations'],
  ['suspended', 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
])('the reason of %s, %s, reads “%s”', (event, reason, text) => {
  expect(reasonText(event, reason)).toBe(text);
});

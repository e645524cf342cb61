import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PersonDetail } from '#domain/people/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { answer, refusal } from '../../../testing/answers.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { logInAs } from '../../../testing/people.ts';
import { sampleId } from '../../../testing/samples.ts';

/** People who lost both phone and recovery codes ask an Admin, who removes their passkeys and codes (docs/product.md). */

const PERSON: PersonDetail = {
  _id: sampleId(911),
  firstname: 'Ama',
  lastname: 'Mensah',
  email: 'ama@efie.test',
  emailConfirmedAt: '2026-11-20T10:00:00.000Z',
  role: 'Customer',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastLoginAt: null,
  listings: 0,
  suspended: null,
  asksFor: null,
  checks: [],
  phoneNumber: '0244123456',
  location: 'Accra',
  samePhone: [],
  properties: 0,
  cars: 0,
  bookings: 0,
  staysToCome: 0,
  comments: 0,
  sessions: 0,
  passkeys: 1,
  codes: true,
};

const main = page.getByRole('main');

/** The value beside the name of a fact. */
const factOf = (name: string) =>
  [...document.querySelectorAll('main dt')].find((each) => each.textContent === name)
    ?.nextElementSibling?.textContent;

test('an Admin removes someone’s passkeys and app after confirming who is asking', async () => {
  logInAs('Admin');
  let person = PERSON;
  let isConfirmed = false;
  answer('GET /api/admin/people/:id', () => person);
  answer('GET /api/User/factors', {
    passkeys: [],
    codes: { available: true, since: null, recoveryCodesLeft: 0 },
  });
  const confirmed = answer('POST /api/auth/confirm', () => {
    isConfirmed = true;
    return { message: 'Thank you.' };
  });
  const calls = answer('POST /api/admin/people/:id/remove-factors', () => {
    if (!isConfirmed) return refusal('CONFIRM_AGAIN', 'Please confirm it’s you first.');
    person = { ...PERSON, passkeys: 0, codes: false };
    return { message: 'Ama Mensah now logs in with the password alone.', person };
  });
  await openSite(paths.adminPerson(PERSON._id));
  await expect.poll(() => factOf('Passkeys')).toBe('1');
  expect(factOf('Authenticator app')).toBe('On');
  const take = main.getByRole('button', { name: 'Remove passkeys and authenticator app' });
  await take.click();
  const asked = page.getByRole('dialog', { name: 'Remove passkeys and authenticator app?' });
  await expect.element(asked.getByText('Be sure it’s the person who asked you.')).toBeVisible();
  await expectAccessible();
  await asked.getByRole('button', { name: 'Remove passkeys and authenticator app' }).click();
  const again = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await again.getByLabelText('Password', { exact: true }).fill('secret-enough');
  await again.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect
    .element(page.getByText('Ama Mensah now logs in with the password alone.'))
    .toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(take).not.toBeInTheDocument();
  expect(factOf('Passkeys')).toBe('0');
  expect(factOf('Authenticator app')).toBe('Off');
  expect(confirmed).toMatchObject([{ body: { currentPassword: 'secret-enough' } }]);
  expect(calls, 'once before, once after').toHaveLength(2);
});

import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SIGNUP_ROLES } from '#domain/accounts/role.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { answer, refusal } from '../testing/answers.ts';
import { openSite } from '../testing/open-site.tsx';

/** Sign-up (specification §2.5, §4, §5, §8). */

const roleChoice = page.getByRole('dialog', { name: 'Select Your Role' });
const main = page.getByRole('main');
const field = (label: string) => main.getByLabelText(label, { exact: true });
const submit = main.getByRole('button', { name: 'Signup', exact: true });

const AMA = {
  'First name': 'Ama',
  'Last name': 'Mensah',
  'Phone number': '0244123456',
  Location: 'Accra',
  Email: 'ama@efie.test',
  Password: 'secret-enough',
  'Confirm password': 'secret-enough',
};

async function fill(given: Partial<Record<keyof typeof AMA, string>> = {}) {
  for (const [label, value] of Object.entries({ ...AMA, ...given })) await field(label).fill(value);
}

describe('the choice of a role', () => {
  test('opens by itself, offers three roles and no Admin, and can be closed', async () => {
    await openSite('/signup');
    await expect.element(roleChoice).toBeVisible();
    for (const role of SIGNUP_ROLES) {
      await expect
        .element(roleChoice.getByRole('button', { name: role, exact: true }))
        .toBeVisible();
    }
    await expect.element(roleChoice).not.toHaveTextContent('Admin');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(roleChoice).not.toBeInTheDocument();
  });

  test('is asked for again when the form is sent without one', async () => {
    await openSite('/signup');
    await expect.element(roleChoice).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await fill();
    await submit.click();
    await expect.element(roleChoice).toBeVisible();
  });
});

test('every field is wanted, then equal passwords, then each in its form', async () => {
  const calls = answer('POST /api/auth/signup', refusal('BAD_INPUT', 'Not to be asked.'));
  await openSite('/signup?role=Customer');
  await submit.click();
  await expect.element(field('First name')).toHaveAccessibleDescription('All fields are required.');
  await expect.element(field('First name')).toHaveFocus();
  await fill({
    Email: 'ama',
    'Phone number': '12',
    Password: '12345',
    'Confirm password': '54321',
  });
  await submit.click();
  for (const text of [
    'Passwords do not match',
    'Invalid email address',
    'Invalid phone number format.',
  ]) {
    await expect.element(main.getByText(text)).toBeVisible();
  }
  expect(calls).toEqual([]);
});

test('the reason of the server is said, and what was typed stays', async () => {
  const taken = 'An account with this email already exists';
  answer('POST /api/auth/signup', refusal('EMAIL_TAKEN', taken, { email: taken }));
  await openSite('/signup?role=Customer');
  await fill();
  await submit.click();
  await expect.element(main.getByText(taken)).toBeVisible();
  await expect.element(field('First name')).toHaveValue('Ama');
});

import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SIGNUP_ROLES } from '#domain/accounts/role.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, refusal } from '../../testing/answers.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { sampleId } from '../../testing/samples.ts';

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

const toast = page.getByRole('status');

const SIGNED_UP = {
  message: 'ok',
  role: 'Customer',
  userId: sampleId(1),
  linkSentTo: null,
} as const;

describe('the choice of a role', () => {
  // §2.5/1, §2.5/2, §6/2
  test('opens by itself, offers three roles and no Admin, and can be closed', async () => {
    await openSite('/signup');
    await expect.element(roleChoice).toBeVisible();
    for (const role of SIGNUP_ROLES) {
      await expect
        .element(roleChoice.getByRole('button', { name: role, exact: true }))
        .toBeVisible();
    }
    await expect.element(roleChoice.getByText('Admin')).not.toBeInTheDocument();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(roleChoice).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Select Your Role' })).toBeVisible();
  });

  // §2.5/3
  test.each(SIGNUP_ROLES)(
    'leads to the form Signup as %s, which survives a reload',
    async (role) => {
      await openSite('/signup');
      await roleChoice.getByRole('button', { name: role, exact: true }).click();
      await expect
        .element(page.getByRole('heading', { name: `Signup as ${role}`, level: 1 }))
        .toBeVisible();
      await expect.element(field('First name')).toHaveFocus();
      expect(new URLSearchParams(location.search).get('role')).toBe(role);
      await openSite(address());
      await expect.element(roleChoice).not.toBeInTheDocument();
    },
  );

  test('can be changed, and what was typed stays', async () => {
    await openSite('/signup?role=Agent');
    await field('First name').fill('Ama');
    await main.getByRole('link', { name: 'Change role' }).click();
    await roleChoice.getByRole('button', { name: 'Property Owner' }).click();
    await expect
      .element(page.getByRole('heading', { name: 'Signup as Property Owner' }))
      .toBeVisible();
    await expect.element(field('First name')).toHaveValue('Ama');
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

describe('the form', () => {
  // §2.5/4
  test('has the fields of the specification', async () => {
    await openSite('/signup?role=Customer');
    for (const label of ['First name', 'Last name', 'Phone number', 'Location', 'Email']) {
      await expect.element(field(label)).toBeVisible();
    }
    for (const label of ['Password', 'Confirm password']) {
      await expect.element(field(label)).toHaveAttribute('type', 'password');
    }
    await main.getByRole('button', { name: 'Show password' }).first().click();
    await expect.element(field('Password')).toHaveAttribute('type', 'text');
    await expect.element(field('Confirm password')).toHaveAttribute('type', 'password');
  });

  // §5/5, §5/6, §5/36
  test('requires every field, then equal passwords, and every value to be well formed', async () => {
    const calls = answer('POST /api/auth/signup', SIGNED_UP);
    await openSite('/signup?role=Customer');
    await submit.click();
    await expect
      .element(field('First name'))
      .toHaveAccessibleDescription('All fields are required.');
    await expect.element(field('First name')).toHaveFocus();

    for (const label of ['First name', 'Last name', 'Phone number', 'Location', 'Email']) {
      await fill({ [label]: '  ' });
      await submit.click();
      await expect.element(field(label)).toHaveAccessibleDescription(/^All fields are required\./);
      await expect.element(field(label)).toHaveFocus();
    }

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
      'Password must be at least 6 characters long',
    ]) {
      await expect.element(main.getByText(text)).toBeVisible();
    }

    await fill({ 'Confirm password': 'another-password' });
    await submit.click();
    await expect.element(field('Confirm password')).toHaveFocus();
    await expect
      .element(field('Confirm password'))
      .toHaveAccessibleDescription(/Passwords do not match/);
    await expect.element(main.getByText('Invalid email address')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  // §7/20, §8/21
  test('gives the server’s reason, and keeps what was typed', async () => {
    const taken = 'An account with this email already exists';
    answer('POST /api/auth/signup', refusal('EMAIL_TAKEN', taken, { email: taken }));
    await openSite('/signup?role=Customer');
    await fill();
    await submit.click();
    await expect.element(main.getByText(taken)).toBeVisible();
    await expect.element(field('First name')).toHaveValue('Ama');

    answer('POST /api/auth/signup', new Response('oh', { status: 500 }));
    await submit.click();
    await expect.element(main.getByRole('alert')).toHaveTextContent('An error occurred');
  });

  // §5/7
  test.each([200, 202])('treats status %i as a failure', async (status) => {
    answer('POST /api/auth/signup', Response.json(SIGNED_UP, { status }));
    await openSite('/signup?role=Customer');
    await fill();
    await submit.click();
    await expect
      .element(main.getByRole('alert'))
      .toHaveTextContent('Unexpected response from server');
    expect(location.pathname).toBe('/signup');
  });
});

test('someone who signed up is told so, and goes to login with the email filled in', async () => {
  const calls = answer('POST /api/auth/signup', SIGNED_UP);
  await openSite('/signup?role=Customer&next=%2Fprofile');
  await fill();
  await userEvent.keyboard('{Enter}');
  await expect.element(toast.getByText('Signup successful!')).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveValue(AMA.Email);
  await expect.poll(address).toBe('/login?next=%2Fprofile');
  expect(calls).toMatchObject([{ body: { role: 'Customer', email: AMA.Email } }]);
});

// §2.5/5
test('someone logged in with another role is led to what that role can do', async () => {
  logInAs('Agent');
  await openSite('/signup?next=%2Fadmin-dashboard');
  await expect.element(main.getByText('You’re logged in as Agent.')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Upload a Property' }))
    .toHaveAttribute('href', '/uploadProperty');
  await expect.element(main.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  await expect.element(main.getByRole('form')).not.toBeInTheDocument();
});

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { answerProfileParts } from '../../../testing/accounts-samples.ts';
import { answer } from '../../../testing/answers.ts';
import { address, openSite } from '../../../testing/open-site.tsx';
import { logInAs } from '../../../testing/people.ts';

/** A Customer becomes a lister (docs/product.md, "Who may do what"). */

const main = page.getByRole('main');
const section = page.getByRole('region', { name: 'List properties' });

beforeEach(() => answer('GET /api/User/role-request', { request: null }));

// §2.20/6
test('a Customer sent away from the upload form can become an Agent and go on', async () => {
  logInAs('Customer');
  await openSite('/uploadProperty');
  await expect.poll(address).toBe('/signup?next=%2FuploadProperty');
  await expect
    .element(main.getByRole('heading', { level: 1 }))
    .toHaveTextContent('List properties');
  await expect
    .element(
      main.getByText(
        'You’re logged in as Customer. To list a property, become an Agent or a Property Owner.',
      ),
    )
    .toBeVisible();
  await expect
    .element(main.getByRole('button', { name: /^(Agent|Property Owner)$/ }))
    .toHaveLength(2);
  await expectAccessible();

  answer('GET /api/User/moderation/new', { state: 'live' });
  const calls = answer('PUT /api/User/role', () => {
    const user = logInAs('Agent');
    const { firstname, lastname, phoneNumber } = user;
    return {
      message: 'You are now an Agent. You can upload properties.',
      user,
      agentDetails: { firstname, lastname, phoneNumber },
    };
  });
  const agent = main.getByRole('button', { name: 'Agent' });
  const dialog = page.getByRole('dialog', { name: 'Become an Agent?' });
  await agent.click();
  await dialog.getByRole('button', { name: 'Stay a Customer' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toEqual([]);
  await agent.click();
  await dialog.getByRole('button', { name: 'Become an Agent' }).click();
  await expect.poll(address).toBe('/uploadProperty');
  await expect
    .element(page.getByText('You are now an Agent. You can upload properties.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Upload Property');
  expect(localStorage.getItem('role')).toBe('Agent');
  expect(localStorage.getItem('agentDetails')).toContain('Ama');
  expect(localStorage.getItem('customerDetails')).toBeNull();
  expect(calls).toMatchObject([{ body: { role: 'Agent' } }]);
});

// §2.20/5
test('the profile leads to the page, which reports failures and asks no lister again', async () => {
  logInAs('Customer');
  answerProfileParts();
  await openSite('/profile');
  await main.getByRole('link', { name: 'Become a lister' }).click();
  await expect.poll(address).toBe('/become-a-lister');
  answer('PUT /api/User/role', Response.json({}, { status: 500 }));
  await section.getByRole('button', { name: 'Property Owner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Become a Property Owner?' });
  await dialog.getByRole('button', { name: 'Become a Property Owner' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('We couldn’t change your role. Please try again.');
  await dialog.getByRole('button', { name: 'Stay a Customer' }).click();

  logInAs('Property Owner');
  await openSite('/become-a-lister');
  await expect
    .element(section.getByText('You’re a Property Owner, so you can list properties.'))
    .toBeVisible();
  await expect.element(section.getByRole('button')).not.toBeInTheDocument();
});

test('a visitor is led to sign up, and an unconfirmed email address has to be confirmed first', async () => {
  await openSite('/become-a-lister');
  await expect.element(section).toBeVisible();
  await expectAccessible();
  await section.getByRole('link', { name: 'Property Owner' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Signup as Property Owner');

  logInAs('Customer', { mustConfirmEmail: true, linkSentTo: 'ama@efie.test' });
  await openSite('/become-a-lister');
  await expect
    .element(section.getByText('Confirm your email before you become a lister.'))
    .toBeVisible();
  await expect.element(section.getByRole('button')).not.toBeInTheDocument();
});

import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Profile } from '#domain/accounts/schema.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answerProfileParts, sampleSession } from '../../testing/accounts-samples.ts';
import { answer, refusal } from '../../testing/answers.ts';
import { openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { sampleId } from '../../testing/samples.ts';

/** The sections of the profile: address, password, sessions, leaving. */

const main = page.getByRole('main');
const part = (name: string) => main.getByRole('region', { name });
let profile: Profile;

beforeEach(() => {
  profile = logInAs('Agent');
  answerProfileParts();
});

describe('the password', () => {
  const section = part('Password');
  const form = section.getByRole('form', { name: 'Change password' });
  const current = form.getByLabelText('Current password');
  const password = form.getByLabelText('New password');
  const confirm = form.getByLabelText('Confirm password');
  const save = form.getByRole('button', { name: 'Save password' });
  const open = section.getByRole('button', { name: 'Change password' });

  beforeEach(async () => {
    await openSite('/profile');
    await open.click();
    await expect.element(current).toHaveFocus();
  });

  // §6/19
  test('is changed by someone who knows the current one', async () => {
    const changed = 'Password changed. You’re logged out on every other device.';
    const calls = answer('PUT /api/User/password', { message: changed });
    await expectAccessible();
    await current.fill('secret-enough');
    await password.fill('brand-new-secret');
    await confirm.fill('brand-new-secret');
    await userEvent.keyboard('{Enter}');
    await expect.element(section.getByRole('status')).toHaveTextContent(changed);
    await expect.element(form).not.toBeInTheDocument();
    expect(calls).toMatchObject([
      { body: { currentPassword: 'secret-enough', password: 'brand-new-secret' } },
    ]);
  });

  // §6/20
  test('has mistakes reported beside its fields, and keeps what was typed', async () => {
    await save.click();
    await expect.element(current).toHaveAccessibleDescription(/enter your current password/);

    await current.fill('not-my-password');
    await password.fill('brand-new-secret');
    await confirm.fill('another-secret');
    await save.click();
    await expect.element(confirm).toHaveAccessibleDescription(/Passwords don't match/);
    await confirm.fill('brand-new-secret');
    const wrong = 'This isn’t your current password.';
    answer('PUT /api/User/password', refusal('BAD_INPUT', wrong, { currentPassword: wrong }));
    await save.click();
    await expect.element(current).toHaveAccessibleDescription(/This isn’t your current password/);
    await expect.element(current).toHaveFocus();

    await current.fill('secret-enough');
    const known = 'This password is too common.';
    answer('PUT /api/User/password', refusal('BAD_INPUT', known, { password: known }));
    await password.fill('password123');
    await confirm.fill('password123');
    await save.click();
    await expect.element(password).toHaveAccessibleDescription(/This password is too common/);
    await expect.element(password).toHaveValue('password123');
    await expect.element(form.getByRole('alert')).not.toBeInTheDocument();
  });

  test('stays as it was after Cancel', async () => {
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(section).toHaveFocus();
    await expect.element(open).toBeVisible();
  });
});

describe('the email address', () => {
  const section = part('Email address');
  const form = section.getByRole('form', { name: 'Change email' });
  const address = form.getByLabelText('New email');
  const password = form.getByLabelText('Current password');
  const send = form.getByRole('button', { name: 'Send link' });

  test('has mistakes reported beside its fields, and keeps what was typed', async () => {
    await openSite('/profile');
    await section.getByRole('button', { name: 'Change email' }).click();
    await expect.element(address).toHaveFocus();
    await address.fill('a@efie.test,b@efie.test');
    await send.click();
    await expect.element(address).toHaveAccessibleDescription(/Invalid email address/);
    await expect.element(password).toHaveAccessibleDescription(/enter your current password/);
    await expectAccessible();

    const wrong = 'This isn’t your current password.';
    answer('PUT /api/User/email', refusal('BAD_INPUT', wrong, { currentPassword: wrong }));
    await address.fill('new@efie.test');
    await password.fill('not-my-password');
    await send.click();
    await expect.element(password).toHaveAccessibleDescription(/This isn’t your current password/);
    const already = 'This is already your email address.';
    answer('PUT /api/User/email', refusal('BAD_INPUT', already, { email: already }));
    await send.click();
    await expect.element(address).toHaveAccessibleDescription(/This is already your email address/);
    await expect.element(address).toHaveValue('new@efie.test');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(form).not.toBeInTheDocument();
  });

  test('can be corrected from the bar after signing up with a wrong one', async () => {
    Object.assign(profile, { mustConfirmEmail: true, linkSentTo: profile.email });
    await openSite('/about');
    await page.getByRole('link', { name: 'Wrong email? Change it' }).click();
    await expect.element(section).toHaveFocus();
    await section.getByRole('button', { name: 'Change email' }).click();
    const sent = 'We sent a link to new@efie.test.';
    const calls = answer('PUT /api/User/email', { message: sent });
    await address.fill('new@efie.test');
    await password.fill('secret-enough');
    await send.click();
    await expect.element(section.getByText(sent).first()).toBeVisible();
    expect(calls).toMatchObject([
      { body: { email: 'new@efie.test', currentPassword: 'secret-enough' } },
    ]);
  });
});

describe('the list of devices', () => {
  const section = part('Where you’re logged in');
  const devices = section.getByRole('listitem');

  // §6/53, §6/56
  test('logs out one device, then all others, and keeps this one', async () => {
    answer('GET /api/User/sessions', [
      sampleSession(2),
      sampleSession(1, { device: 'Chrome on Linux' }),
      sampleSession(3, { network: '154.160.1.…', country: 'Ghana' }),
    ]);
    const ended = answer('DELETE /api/User/sessions/:id', {
      message: 'That device is logged out.',
    });
    const others = answer('DELETE /api/User/sessions', {
      message: 'Every other device is logged out.',
    });
    await openSite('/profile');
    await expect.element(devices).toHaveLength(3);
    await expect.element(devices.filter({ hasText: 'This device' })).toHaveLength(1);
    await expect
      .element(devices.filter({ hasText: 'Ghana · 154.160.1.… · Logged in' }))
      .toHaveLength(1);
    await expect
      .element(section.getByText('We work out the country from the network address'))
      .toBeVisible();
    await expectAccessible();

    await devices.first().getByRole('button', { name: 'Log out Chrome on Android' }).click();
    await expect.element(page.getByText('That device is logged out.')).toBeVisible();
    await expect.element(devices).toHaveLength(2);
    await expect.element(section).toHaveFocus();
    expect(ended).toMatchObject([{ params: { id: sampleId(612) } }]);

    await section.getByRole('button', { name: 'Log out all other devices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log out on every other device?' });
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Log out all other devices' }).click();
    await expect.element(page.getByText('Every other device is logged out.')).toBeVisible();
    await expect.element(devices).toHaveLength(1);
    await expect.element(devices.getByText('This device')).toBeVisible();
    expect(others).toHaveLength(1);
  });

  test('says so when it fails to load, and tries again', async () => {
    answer('GET /api/User/sessions', refusal('NOT_FOUND', 'Not here.'));
    await openSite('/profile');
    await expect.element(section.getByText('We couldn’t load your devices')).toBeVisible();
    answer('GET /api/User/sessions', [sampleSession(1)]);
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect.element(devices).toHaveLength(1);
  });
});

describe('someone who wants to leave', () => {
  const section = part('Delete my account');
  const password = section.getByLabelText('Current password');
  const open = section.getByRole('button', { name: 'Delete my account...' });
  const confirm = section.getByRole('button', { name: 'Delete my account', exact: true });
  const bar = page.getByRole('region', { name: 'Your account is being deleted' });

  test('confirms with the password, sees the date on every page, and can stay', async () => {
    await openSite('/profile');
    await open.click();
    await expect.element(password).toHaveFocus();
    await expect
      .element(section.getByText('Comments, answers and conversations stay visible to others'))
      .toBeVisible();
    await expectAccessible();

    await confirm.click();
    await expect
      .element(section.getByText('Please enter your current password.').first())
      .toBeVisible();
    await password.fill('not-mine');
    const wrong = 'This isn’t your current password.';
    answer('POST /api/User/deletion', refusal('BAD_INPUT', wrong, { currentPassword: wrong }));
    await confirm.click();
    await expect.element(password).toHaveAccessibleDescription(/isn’t your current password/);
    await password.fill('secret-enough');
    const leavesAt = '2026-12-27T10:00:00.000Z';
    const asked = answer('POST /api/User/deletion', () => {
      profile.leavesAt = leavesAt;
      return { message: 'You can keep your account until then.', leavesAt };
    });
    await confirm.click();
    await expect
      .element(bar.getByText('Your account and your listings will be deleted on 27 Dec 2026'))
      .toBeVisible();
    await expect.element(section).toHaveFocus();
    await expectAccessible();
    expect(asked).toMatchObject([{ body: { currentPassword: 'secret-enough' } }]);

    await openSite('/about');
    const stays = 'Your account stays, and your listings are back.';
    const kept = answer('DELETE /api/User/deletion', () => {
      profile.leavesAt = null;
      return { message: stays };
    });
    await bar.getByRole('button', { name: 'Keep my account' }).click();
    await expect.element(page.getByText(stays)).toBeVisible();
    await expect.element(bar).not.toBeInTheDocument();
    expect(kept).toHaveLength(1);
    await openSite('/profile');
    await expect.element(open).toBeVisible();
  });

  test('finds how long data is kept on a page linked from the footer and the sign-up', async () => {
    localStorage.clear();
    await openSite('/signup?role=Customer');
    await main.getByRole('link', { name: 'Your data and privacy' }).click();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Your data and privacy');
    const logins = page.getByRole('listitem').filter({ hasText: 'Where you’re logged in' });
    await expect.element(logins.getByText('30 days without use, 180 days at most')).toBeVisible();
    await expectAccessible();
    await expect
      .element(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }))
      .toHaveAttribute('href', '/privacy');
  });
});

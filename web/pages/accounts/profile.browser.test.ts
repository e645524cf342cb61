import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Profile } from '#domain/accounts/schema.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answerProfileParts } from '../../testing/accounts-samples.ts';
import { answer, noResponse, refusal } from '../../testing/answers.ts';
import { expectLogged } from '../../testing/complaints.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { fakeTimeouts } from '../../testing/timeouts.ts';

/** The profile (specification §2.20, §4, §5, §8). */

const main = page.getByRole('main');
const alert = main.getByRole('alert');
const edit = main.getByRole('button', { name: 'Edit Profile' });
const cancel = main.getByRole('button', { name: 'Cancel' });
const save = main.getByRole('button', { name: 'Save Changes' });
const firstName = main.getByLabelText('First name');
const location = main.getByLabelText('Location');
const success = main.getByText('Profile updated successfully!');

const ESI = { firstname: 'Esi', lastname: 'Quaye', location: 'Tema' };
let profile: Profile;

beforeEach(() => {
  profile = logInAs('Agent', ESI);
  answerProfileParts();
});

/** Applies saved changes, as the server does. */
const answerSaving = () =>
  answer('PUT /api/User/profile', ({ body }) => {
    Object.assign(profile, body);
    return { message: 'Profile updated successfully!', user: profile };
  });

/** Chooses a file for an input of the form. */
function choose(name: string, file: File) {
  const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const chosen = new DataTransfer();
  chosen.items.add(file);
  if (!input) throw new Error(`there is no ${name}`);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

// §2.20/1, §2.20/2, §2.20/3, §3/22, §7/27
test('the profile shows who someone is, and editing it shows what can be changed', async () => {
  const calls = answer('GET /api/User/profile', profile);
  await openSite('/profile');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your Profile');
  await expect.element(main.getByRole('heading', { name: 'Esi Quaye' })).toBeVisible();
  expect(calls, 'the page and the header share a call').toHaveLength(1);
  for (const text of [profile.email, 'Agent', profile.phoneNumber, 'Tema']) {
    await expect.element(main.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect.element(save).not.toBeInTheDocument();
  await edit.click();
  await expect.element(firstName).toHaveValue('Esi');
  await expect.element(main.getByLabelText('Last name')).toHaveValue('Quaye');
  await expect.element(main.getByLabelText('Phone number')).toHaveValue(profile.phoneNumber);
  await expect.element(location).toHaveValue('Tema');
  await expect.element(main.getByLabelText('Email')).toHaveAttribute('readonly');
});

// §1/12, §2.20/4, §3/29, §4/28, §4/31, §7/28, §7/29, §8/49
test('saved changes show here and in the header, and the message goes after three seconds', async () => {
  await page.viewport(1280, 800);
  const saved = answerSaving();
  await openSite('/profile');
  await edit.click();
  await firstName.fill('Kofi');
  await location.fill('Kumasi');
  fakeTimeouts();
  await save.click();
  await expect.element(success).toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Kofi Quaye' })).toBeVisible();
  await expect
    .element(page.getByRole('banner').getByRole('img', { name: 'Your profile' }))
    .toHaveTextContent('KQ');
  // Which other tabs hear of.
  expect(Number(localStorage.getItem('profileUpdated'))).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect.element(success).not.toBeInTheDocument();
  await expect.element(main.getByText('Kumasi')).toBeVisible();
  expect(saved).toMatchObject([{ body: { firstname: 'Kofi', location: 'Kumasi' } }]);
});

// §2.20/4, §4/29
test('Cancel discards the changes and loads the profile again', async () => {
  await openSite('/profile');
  await edit.click();
  await firstName.fill('Someone');
  answer('GET /api/User/profile', { ...profile, lastname: 'Addo' });
  await cancel.click();
  await expect.element(main.getByRole('heading', { name: 'Esi Addo' })).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
});

// §5/42, §5/43, §5/44
test('a file that is too big or not an image is refused, with a message for three seconds', async () => {
  await openSite('/profile');
  await edit.click();
  await expect.element(firstName).toBeVisible();
  fakeTimeouts();
  for (const [name, type, size, sentence] of [
    ['big.jpg', 'image/jpeg', 5 * 1024 * 1024 + 1, 'Image size should be less than 5MB'],
    ['notes.txt', 'text/plain', 5, 'Please select a valid image file'],
  ] as const) {
    choose('profileImage', new File([new Uint8Array(size)], name, { type }));
    await expect.element(alert).toHaveTextContent(sentence);
    expect(document.querySelector('form img')).toBeNull();
    await vi.advanceTimersByTimeAsync(3_000);
    await expect.element(alert).not.toBeInTheDocument();
  }
});

// §8/46, §8/47, §8/48, §8/52
test('a failed save is reported, and what was typed stays', async () => {
  await openSite('/profile');
  await edit.click();
  await firstName.fill('Efua');
  for (const [status, json, sentence] of [
    [400, {}, 'Invalid data. Please check your inputs.'],
    [400, { message: 'Not that name.' }, 'Not that name.'],
    [500, {}, 'Server error. Please try again later.'],
    [418, {}, 'Failed to update profile.'],
  ] as const) {
    answer('PUT /api/User/profile', Response.json(json, { status }));
    await save.click();
    await expect.element(alert).toHaveTextContent(sentence);
    await expect.element(firstName).toHaveValue('Efua');
  }
  answer('PUT /api/User/profile', noResponse);
  await save.click();
  await expect
    .element(alert)
    .toHaveTextContent(
      'Failed to update profile. We couldn’t reach the server. Please check your connection and try again.',
    );
  await expect.element(firstName).toHaveValue('Efua');
});

// §8/45, §8/50
test('a profile that could not be loaded again says so for five seconds', async () => {
  // The header may read it just then.
  expectLogged(/The profile could not be refreshed/);
  await openSite('/profile');
  await edit.click();
  await expect.element(firstName).toBeVisible();
  answer('GET /api/User/profile', refusal('NOT_FOUND', 'Not for people.'));
  fakeTimeouts();
  await cancel.click();
  await expect.element(alert).toHaveTextContent('Failed to refresh profile data');
  await vi.advanceTimersByTimeAsync(4_000);
  await expect.element(alert).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(alert).not.toBeInTheDocument();
});

// §8/44
test('a profile that fails to load says so, and can be tried again', async () => {
  expectLogged(/The profile could not be refreshed/);
  answer('GET /api/User/profile', refusal('NOT_FOUND', 'Not for people.'));
  await openSite('/profile');
  await expect.element(main.getByText('Failed to load profile')).toBeVisible();
  await expectAccessible();
  answer('GET /api/User/profile', profile);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(edit).toBeVisible();
});

describe('without a session', () => {
  // §8/41
  test('the profile says that another tab ended the session, and leads to login', async () => {
    await openSite('/profile');
    await expect.element(edit).toBeVisible();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage'));
    await expect
      .element(main.getByText('No authentication token found. Please login again.'))
      .toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Login' }))
      .toHaveAttribute('href', '/login?next=%2Fprofile');
  });

  // §2.2/5
  test.each(['/profile', '/profile-update'])(
    'a visitor is sent from %s to sign up',
    async (path) => {
      localStorage.clear();
      await openSite(path);
      await expect.poll(address).toBe(`/signup?next=${encodeURIComponent(path)}`);
    },
  );
});

/** The older, simpler profile screen: only phone and location (specification §2.2, §8). */
describe('/profile-update', () => {
  const phone = main.getByLabelText('Phone number');

  // §2.2/5
  test('saves phone and location, and touches nothing else', async () => {
    const wrong = 'Invalid phone number format.';
    answer('PUT /api/User/profile', refusal('BAD_INPUT', wrong, { phoneNumber: wrong }));
    await openSite('/profile-update');
    await expect.element(phone).toHaveValue(profile.phoneNumber);
    await expect.element(main.getByRole('textbox')).toHaveLength(2);
    await phone.fill('12');
    await save.click();
    await expect.element(main.getByText(wrong)).toBeVisible();
    await expect.element(phone).toHaveFocus();
    const saved = answerSaving();
    await phone.fill('0201112222');
    await location.fill('Kumasi');
    fakeTimeouts();
    await save.click();
    await expect.element(success).toBeVisible();
    await vi.advanceTimersByTimeAsync(3_000);
    await expect.element(success).not.toBeInTheDocument();
    vi.useRealTimers();
    expect(saved.map(({ body }) => body)).toEqual([
      { phoneNumber: '0201112222', location: 'Kumasi' },
    ]);
    await main.getByRole('link', { name: 'your profile' }).click();
    await expect.element(main.getByRole('heading', { name: 'Esi Quaye' })).toBeVisible();
    await expect.element(main.getByText('Kumasi')).toBeVisible();
  });

  test('reports a failed save, and keeps what was typed', async () => {
    await openSite('/profile-update');
    await location.fill('Ho');
    for (const [status, sentence] of [
      [400, 'Invalid data. Please check your inputs.'],
      [500, 'Server error. Please try again later.'],
      [418, 'Failed to update profile.'],
    ] as const) {
      answer('PUT /api/User/profile', Response.json({}, { status }));
      await save.click();
      await expect.element(alert).toHaveTextContent(sentence);
      await expect.element(location).toHaveValue('Ho');
    }
  });
});

import type { Page } from '@playwright/test';
import { profileMessages } from '#domain/accounts/messages.ts';
import { connectionMessages } from '#domain/connection-messages.ts';
import { changeProfile } from '../testing/accounts/profile.ts';
import { jpegPhoto } from '../testing/listings/photos.ts';
import { newListing } from '../testing/listings.ts';
import { newPerson, type Person, revokeSession, signIn } from '../testing/people.ts';
import { expectAccessible } from '../testing/screen/accessible.ts';
import { header } from '../testing/screen/header.ts';
import { expect, test } from '../testing/test.ts';
import { revisit, visit } from '../testing/visit.ts';

/** The profile (specification §2.20, §4, §5, §8). */

const PROFILE_CALL = '**/api/User/profile';
const PHOTO_CALL = '**/api/User/upload-profile-image';

let person: Person;

test.beforeEach(async ({ context }) => {
  person = await newPerson('Agent', { firstname: 'Esi', lastname: 'Quaye', location: 'Tema' });
  await signIn(context, person);
});

async function openProfile(page: Page) {
  await visit(page, '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Profile');
  const main = page.getByRole('main');
  return {
    main,
    alert: main.getByRole('alert'),
    edit: main.getByRole('button', { name: 'Edit Profile' }),
    cancel: main.getByRole('button', { name: 'Cancel' }),
    save: main.getByRole('button', { name: 'Save Changes' }),
    firstName: main.getByLabel('First name'),
    lastName: main.getByLabel('Last name'),
    phone: main.getByLabel('Phone number'),
    location: main.getByLabel('Location'),
    photo: main.locator('input[name=profileImage]'),
    avatar: main.locator('form img'),
  };
}

const photo = async () => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await jpegPhoto({ width: 320, height: 320 }),
});

test('it shows who one is, and editing what can be changed', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/User/profile') calls.push(request.method());
  });
  const { main, ...profile } = await openProfile(page);
  await expect(main.getByRole('heading', { name: 'Esi Quaye' })).toBeVisible();
  expect(calls, 'the page and the header share a call').toEqual(['GET']);
  for (const text of [person.email, 'Agent', person.phoneNumber, 'Tema']) {
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(profile.save).toHaveCount(0);
  await profile.edit.click();
  await expect(profile.firstName).toHaveValue('Esi');
  await expect(profile.lastName).toHaveValue('Quaye');
  await expect(profile.phone).toHaveValue(person.phoneNumber);
  await expect(profile.location).toHaveValue('Tema');
  await expect(main.getByLabel('Email')).not.toBeEditable();
});

test('what is saved shows here and in the header, and its message goes after three seconds', async ({
  page,
}) => {
  await page.clock.install();
  const { main, ...profile } = await openProfile(page);
  await profile.edit.click();
  await profile.firstName.fill('Kofi');
  await profile.location.fill('Kumasi');
  await profile.save.click();
  const success = main.getByText('Profile updated successfully!');
  await expect(success).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Kofi Quaye' })).toBeVisible();
  await expect(header(page).getByRole('img', { name: 'Your profile' })).toHaveText('KQ');
  // Which other tabs hear of.
  const flag = await page.evaluate(() => localStorage.getItem('profileUpdated'));
  expect(Number(flag)).toBeGreaterThan(0);
  await page.clock.runFor(3_000);
  await expect(success).toHaveCount(0);
  await revisit(page);
  await expect(main.getByText('Kumasi')).toBeVisible();
});

test('Cancel discards the changes and reads the profile again', async ({ page }) => {
  const { main, ...profile } = await openProfile(page);
  await profile.edit.click();
  await profile.firstName.fill('Somebody');
  await changeProfile(person, { lastname: 'Addo' });
  await profile.cancel.click();
  await expect(main.getByRole('heading', { name: 'Esi Addo' })).toBeVisible();
  await expect(profile.save).toHaveCount(0);
});

test('a photo is shown at once and sent only on save', async ({ page }) => {
  const { main, ...profile } = await openProfile(page);
  let sent = 0;
  const response = Promise.withResolvers<void>();
  await page.route(PHOTO_CALL, async (route) => {
    sent += 1;
    await response.promise;
    return route.continue();
  });
  await profile.edit.click();
  await profile.photo.setInputFiles(await photo());
  await expect(profile.avatar).toHaveAttribute('src', /^blob:/);
  expect(sent).toBe(0);
  const timeouts = await page.evaluateHandle(() => {
    const all: number[] = [];
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (...body) {
      all.push(this.timeout);
      return send.apply(this, body);
    };
    return all;
  });
  await profile.save.click();
  await expect(main.getByRole('progressbar', { name: 'Photo upload' })).toBeVisible();
  await expect(main.getByText(/^\d+%$/)).toBeVisible();
  expect(await timeouts.jsonValue()).toEqual([30_000]);
  response.resolve();
  await expect(main.getByText('Profile image uploaded successfully!')).toBeVisible();
  expect(sent).toBe(1);
  await expect(main.locator('img').first()).not.toHaveAttribute('src', /^blob:|avatar\.svg/);
});

test('a photo that is too big or no image is refused, for three seconds', async ({ page }) => {
  await page.clock.install();
  const profile = await openProfile(page);
  await profile.edit.click();
  for (const { sentence, ...file } of [
    { name: 'big.jpg', mimeType: 'image/jpeg', size: 5 * 1024 * 1024 + 1, sentence: TOO_BIG },
    {
      name: 'notes.txt',
      mimeType: 'text/plain',
      size: 5,
      sentence: 'Please select a valid image file',
    },
  ]) {
    const { name, mimeType, size } = file;
    await profile.photo.setInputFiles({ name, mimeType, buffer: Buffer.alloc(size) });
    await expect(profile.alert).toHaveText(sentence);
    await expect(profile.avatar).toHaveCount(0);
    await page.clock.runFor(3_000);
    await expect(profile.alert).toHaveCount(0);
  }
});

const TOO_BIG = 'Image size should be less than 5MB';

test('what could not be saved is said, and stays as it was typed', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/api\/User\/(profile|upload-profile-image)/);
  const { main, ...profile } = await openProfile(page);
  await profile.edit.click();
  await profile.firstName.fill('Efua');
  for (const { sentence, ...response } of [
    { status: 400, json: {}, sentence: 'Invalid data. Please check your inputs.' },
    { status: 400, json: { message: 'Not that name.' }, sentence: 'Not that name.' },
    { status: 500, json: {}, sentence: 'Server error. Please try again later.' },
    { status: 418, json: {}, sentence: 'Failed to update profile.' },
  ]) {
    await page.route(PROFILE_CALL, (route) =>
      route.request().method() === 'PUT' ? route.fulfill(response) : route.continue(),
    );
    await profile.save.click();
    await expect(profile.alert).toHaveText(sentence);
    await expect(profile.firstName).toHaveValue('Efua');
    await page.unroute(PROFILE_CALL);
  }
  await page.route(PROFILE_CALL, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await profile.save.click();
  await expect(profile.alert).toHaveText(
    `${profileMessages.saveFailure} ${connectionMessages.network}`,
  );
  await page.unroute(PROFILE_CALL);
  await profile.photo.setInputFiles(await photo());
  await page.route(PHOTO_CALL, (route) => route.fulfill({ status: 413, json: {} }));
  await profile.save.click();
  await expect(profile.alert).toHaveText(
    'Image file is too large. Please choose a smaller image (max 5MB).',
  );
  await expect(main.getByText('Profile updated successfully!')).toBeVisible();
  await expect(profile.avatar).toHaveAttribute('src', /^blob:/);
});

test('a photo that could not be sent is said, and stays chosen', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/api\/User\/upload-profile-image/);
  const profile = await openProfile(page);
  await profile.edit.click();
  await profile.photo.setInputFiles(await photo());
  for (const { sentence, ...response } of [
    { status: 400, json: {}, sentence: 'Invalid image file.' },
    { status: 400, json: { message: 'No faces, please.' }, sentence: 'No faces, please.' },
    { status: 500, json: {}, sentence: 'Failed to upload image.' },
  ]) {
    await page.route(PHOTO_CALL, (route) => route.fulfill(response));
    await profile.save.click();
    await expect(profile.alert).toHaveText(sentence);
    await page.unroute(PHOTO_CALL);
  }
  await page.route(PHOTO_CALL, (route) => route.abort());
  await profile.save.click();
  await expect(profile.alert).toHaveText(
    'Connection timeout. Please check your internet connection and try again.',
  );
  await page.unroute(PHOTO_CALL);
  await expect(profile.avatar).toHaveAttribute('src', /^blob:/);
  await profile.save.click();
  await expect(profile.main.getByText('Profile image uploaded successfully!')).toBeVisible();
});

test('a profile that could not be read again says so, for five seconds', async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  complaints.expectFailureOf(/\/api\/User\/profile/);
  // The header may read it just then.
  complaints.expectMessage(/The profile could not be refreshed/);
  const profile = await openProfile(page);
  await profile.edit.click();
  await page.route(PROFILE_CALL, (route) => route.abort());
  await profile.cancel.click();
  await expect(profile.alert).toHaveText('Failed to refresh profile data');
  await page.clock.runFor(4_000);
  await expect(profile.alert).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(profile.alert).toHaveCount(0);
});

test('a profile that does not load says so, and can be tried again', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/User\/profile/);
  complaints.expectMessage(/profile/i);
  await page.route(PROFILE_CALL, (route) => route.fulfill({ status: 500, json: {} }));
  const { main, edit } = await openProfile(page);
  await expect(main.getByText('Failed to load profile')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.unroute(PROFILE_CALL);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(edit).toBeVisible();
});

test('a session that ended is forgotten, and leads to login', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/api\/User\/profile/);
  await revokeSession(person);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('a session that another tab ended is said, with the way to login', async ({ page }) => {
  const { main } = await openProfile(page);
  await page.evaluate(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage'));
  });
  await expect(main.getByText('No authentication token found. Please login again.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fprofile',
  );
});

test('a visitor is led to sign up', async ({ page, context }) => {
  await context.setStorageState({ cookies: [], origins: [] });
  await page.goto('/profile');
  await expect(page).toHaveURL('/signup?next=%2Fprofile');
});

test('a lister gives their properties the logo of their company', async ({ page }) => {
  const { main, edit, save } = await openProfile(page);
  await edit.click();
  await main.locator('input[name=companyLogo]').setInputFiles({
    name: 'logo.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpegPhoto({ width: 300, height: 300 }),
  });
  await expect(main.getByRole('img', { name: 'Company logo' })).toBeVisible();
  await save.click();
  await expect(main.getByText('Your company logo is saved.')).toBeVisible();
  const { _id: id } = await newListing(person);
  await visit(page, `/property/${id}`);
  await expect(main.locator('img[src^="/media/profiles/"]')).toBeVisible();
});

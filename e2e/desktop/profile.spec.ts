import type { Page } from '@playwright/test';
import { jpegPhoto } from '../testing/listings/photos.ts';
import { newListing } from '../testing/listings.ts';
import { newPerson, type Person, signIn } from '../testing/people.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** The pictures of a profile, as they are uploaded (specification §2.20, §5, §8); web/pages/accounts tests the rest. */

const PHOTO_CALL = '**/api/User/upload-profile-image';

let person: Person;

test.beforeEach(async ({ context }) => {
  person = await newPerson('Agent', { firstname: 'Esi', lastname: 'Quaye', location: 'Tema' });
  await signIn(context, person);
});

async function openEditor(page: Page) {
  await visit(page, '/profile');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Edit Profile' }).click();
  return {
    main,
    alert: main.getByRole('alert'),
    save: main.getByRole('button', { name: 'Save Changes' }),
    photo: main.locator('input[name=profileImage]'),
    avatar: main.locator('form img'),
  };
}

const photo = async () => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await jpegPhoto({ width: 320, height: 320 }),
});

// §2.20/2, §3/21, §4/30, §7/30, §7/31, §8/55, §9/24
test('a photo shows at once and is sent only on save, and a lister’s logo appears beside their homes', async ({
  page,
}) => {
  const { main, ...profile } = await openEditor(page);
  let sent = 0;
  const response = Promise.withResolvers<void>();
  await page.route(PHOTO_CALL, async (route) => {
    sent += 1;
    await response.promise;
    return route.continue();
  });
  await profile.photo.setInputFiles(await photo());
  await expect(profile.avatar).toHaveAttribute('src', /^blob:/);
  await main.locator('input[name=companyLogo]').setInputFiles({
    name: 'logo.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpegPhoto({ width: 300, height: 300 }),
  });
  await expect(main.getByRole('img', { name: 'Company logo' })).toBeVisible();
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
  await expect(main.getByText('Company logo saved.')).toBeVisible();
  expect(sent).toBe(1);
  await expect(main.locator('img').first()).not.toHaveAttribute('src', /^blob:|avatar\.svg/);

  const { _id: id } = await newListing(person);
  await visit(page, `/property/${id}`);
  await expect(main.locator('img[src^="/media/profiles/"]')).toBeVisible();
});

// §8/51, §8/53, §8/54
test('a photo that could not be sent says why and stays chosen', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/api\/User\/upload-profile-image/);
  const { main, ...profile } = await openEditor(page);
  await profile.photo.setInputFiles(await photo());
  for (const { sentence, ...response } of [
    { status: 400, json: {}, sentence: 'Invalid image file.' },
    { status: 400, json: { message: 'No faces, please.' }, sentence: 'No faces, please.' },
    {
      status: 413,
      json: {},
      sentence: 'Image file is too large. Please choose a smaller image (max 5MB).',
    },
    { status: 500, json: {}, sentence: 'Failed to upload image.' },
  ]) {
    await page.route(PHOTO_CALL, (route) => route.fulfill(response));
    await profile.save.click();
    await expect(profile.alert).toHaveText(sentence);
    // The other changes are still saved.
    await expect(main.getByText('Profile updated successfully!')).toBeVisible();
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
  await expect(main.getByText('Profile image uploaded successfully!')).toBeVisible();
});

import type { Page } from '@playwright/test';
import type { Property } from '#domain/properties/schema.ts';
import { chosenPhotos } from '../testing/listings/photos.ts';
import { fillInProperty } from '../testing/listings/property-form.ts';
import { recordVideo } from '../testing/listings/video.ts';
import { listingName } from '../testing/listings.ts';
import { holdCalls } from '../testing/network/hold-calls.ts';
import { newPerson, type Person, signIn } from '../testing/people.ts';
import { ORIGIN } from '../testing/site.ts';
import { expect, test } from '../testing/test.ts';
import { revisit, visit } from '../testing/visit.ts';

/** Uploading a property (specification §2.7, §4, §5, §8). */

const UPLOAD_CALL = '**/api/properties/upload';

let owner: Person;

test.beforeEach(async ({ context }) => {
  owner = await newPerson('Property Owner');
  await signIn(context, owner);
});

async function openForm(page: Page) {
  await visit(page, '/uploadProperty');
  const form = page.getByRole('form', { name: 'Upload Property' });
  return {
    name: form.getByLabel('Name'),
    rentalType: form.getByLabel('Rental type'),
    images: form.locator('input[name=images]'),
    video: form.locator('input[name=video]'),
    previews: form.getByRole('listitem').getByRole('img'),
    submit: form.getByRole('button', { name: 'Upload Property' }),
    uploading: form.getByRole('button', { name: 'Uploading...' }),
    alert: form.getByRole('alert').filter({ visible: true }),
    /** Fills in every required field for an apartment to rent. */
    async fill(name: string) {
      await this.name.fill(name);
      await fillInProperty(form, {
        type: 'PropertyRentals',
        subtype: 'Apartments',
        condition: 'Renovated',
        price: '2500',
        region: 'Greater Accra',
        location: 'Osu',
        address: '12 Oxford Street',
      });
    },
  };
}

async function ownListings({ token }: Person): Promise<Property[]> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${ORIGIN}/api/User/properties`, { headers })).json();
}

// §2.7/3, §2.7/6, §5/19, §5/20
test('chosen images are shown, reordered and removed, ten at most', async ({ page }) => {
  const form = await openForm(page);
  await form.images.setInputFiles(await chosenPhotos(11));
  await expect(page.getByText('You can only upload up to 10 images.')).toBeVisible();
  await expect(form.previews).toHaveCount(10);

  await page.getByRole('button', { name: 'Make cover: photo 3' }).click();
  await expect(form.previews.first()).toHaveAccessibleName('photo 1, photo3.jpg');
  await page.getByRole('button', { name: 'Remove photo 1' }).first().click();
  await expect(form.previews).toHaveCount(9);
  await expect(form.previews.first()).toHaveAccessibleName('photo 1, photo1.jpg');

  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
  await form.images.setInputFiles(text);
  await expect(page.getByText('Please select valid image files.')).toBeVisible();
  await form.video.setInputFiles(text);
  await expect(page.getByText('Please select a valid video file.')).toBeVisible();
  await expect(form.previews).toHaveCount(9);

  const buffer = await recordVideo(page);
  await form.video.setInputFiles({ name: 'tour.webm', mimeType: 'video/webm', buffer });
  const preview = page.locator('form video');
  await expect
    .poll(() => preview.evaluate((each: HTMLVideoElement) => each.readyState))
    .not.toBe(0);
  await expect(page.getByText('tour.webm')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the video' }).click();
  await expect(preview).toHaveCount(0);
});

// §1/11, §2.7/2, §2.7/8, §4/19, §4/20, §4/35, §8/26
test('an upload says Uploading..., is sent once, then leads home', async ({ page }) => {
  const name = listingName();
  const form = await openForm(page);
  await form.fill(name);
  await form.images.setInputFiles(await chosenPhotos(2));
  await expect(form.previews).toHaveCount(2);
  const calls = await holdCalls(page, UPLOAD_CALL);
  await form.submit.dblclick();
  await expect(form.uploading).toBeDisabled();
  await expect(form.name).toBeDisabled();
  await (await calls.next()).continue();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Property uploaded successfully!')).toBeVisible();

  const listings = await ownListings(owner);
  expect(listings).toMatchObject([
    { name, price: 2500, propertyType: 'PropertyRentals', rentalType: 'Apartments' },
  ]);
  expect(listings[0]?.photos).toHaveLength(2);

  // The notice survives time and a reload, and comes along to the listing.
  const notice = page.getByRole('region', { name: 'Your upload' });
  await expect(notice).toContainText(`“${name}” is live.`);
  await revisit(page);
  const another = notice.getByRole('link', { name: 'Add another like this' });
  await expect(another).toHaveAttribute('href', `/uploadProperty?copy=${listings[0]?._id}`);
  await notice.getByRole('link', { name: 'See your property' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(another).toBeVisible();

  const empty = await openForm(page);
  await expect(empty.name).toHaveValue('');
  await expect(empty.previews).toHaveCount(0);
});

// §2.7/6
test('a video is listed with a still that the browser made', async ({ page }) => {
  const form = await openForm(page);
  await form.fill(listingName('Film'));
  const buffer = await recordVideo(page);
  await form.video.setInputFiles({ name: 'tour.webm', mimeType: 'video/webm', buffer });
  await form.submit.click();
  await page.getByRole('button', { name: 'Upload without photos' }).click();
  await expect(page).toHaveURL(`${ORIGIN}/`);
  const poster = async () => (await ownListings(owner))[0]?.videoDetails?.poster;
  await expect
    .poll(poster, { timeout: 15_000 })
    .toMatchObject({ width: 320, height: 180, ready: true });
});

// §8/25
test('a listing that could not be sent stays in the form and is sent on the next try', async ({
  page,
  complaints,
}) => {
  const name = listingName();
  complaints.expectFailureOf(/\/api\/properties\/upload/);
  const form = await openForm(page);
  await form.fill(name);
  await form.images.setInputFiles(await chosenPhotos(1));
  await page.route(UPLOAD_CALL, (route) => route.fulfill({ status: 500, json: {} }));
  await form.submit.click();
  await expect(form.alert).toHaveText('Failed to upload property. Please try again.');
  await expect(page).toHaveURL('/uploadProperty');
  await expect(form.name).toHaveValue(name);
  await expect(form.rentalType).toHaveValue('Apartments');
  await expect(form.previews).toHaveCount(1);

  await page.unroute(UPLOAD_CALL);
  await form.submit.click();
  await expect(page.getByText('Property uploaded successfully!')).toBeVisible();
  expect(await ownListings(owner)).toHaveLength(1);
});

test('anyone leaving the form is asked first and finds everything again', async ({ page }) => {
  const name = listingName();
  const form = await openForm(page);
  await form.fill(name);
  await form.images.setInputFiles(await chosenPhotos(2));
  await expect(form.previews).toHaveCount(2);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave without uploading?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/uploadProperty');
  page.on('dialog', (dialog) => dialog.accept());
  await revisit(page);
  await expect(form.name).toHaveValue(name);
  await expect(form.rentalType).toHaveValue('Apartments');
  await expect(form.previews).toHaveCount(2);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(form.name).toHaveValue('');
  await revisit(page);
  await expect(form.name).toHaveValue('');
  await expect(form.previews).toHaveCount(0);
});

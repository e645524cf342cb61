import type { Locator, Page } from '@playwright/test';
import type { Car } from '#domain/cars/schema.ts';
import { SALOON } from '../testing/listings/cars.ts';
import { chosenPhotos } from '../testing/listings/photos.ts';
import { listingName } from '../testing/listings.ts';
import { holdCalls } from '../testing/network/hold-calls.ts';
import { newPerson, type Person, signIn } from '../testing/people.ts';
import { ORIGIN } from '../testing/site.ts';
import { expect, test } from '../testing/test.ts';
import { revisit, visit } from '../testing/visit.ts';

/** Uploading a vehicle (specification §2.19, §4, §5, §8). */

const UPLOAD_CALL = '**/api/cars/upload';

let seller: Person;

test.beforeEach(async ({ context }) => {
  seller = await newPerson('Customer', { firstname: 'Efua', lastname: 'Sarpong' });
  await signIn(context, seller);
});

async function openForm(page: Page) {
  await visit(page, '/upload-car');
  const form = page.getByRole('form', { name: 'Upload Your Vehicle' });
  const input = (name: string) => form.locator(`[name=${name}]`);
  return {
    form,
    input,
    images: input('images'),
    video: input('video'),
    previews: form.getByRole('listitem').getByRole('img'),
    submit: form.getByRole('button', { name: 'Submit', exact: true }),
    submitting: form.getByRole('button', { name: 'Submitting...' }),
    alert: form.getByRole('alert').filter({ visible: true }),
    async fill(name: string, text: Partial<typeof SALOON> = {}) {
      for (const [field, value] of Object.entries({ ...SALOON, ...text, name })) {
        await fillIn(input(field), value);
      }
    },
  };
}

async function fillIn(input: Locator, value: string): Promise<void> {
  const isList = await input.evaluate((element) => element.tagName === 'SELECT');
  if (isList) await input.selectOption(value);
  else await input.fill(value);
}

async function uploaded(name: string): Promise<Car[]> {
  const query = new URLSearchParams({ search: name });
  const headers = { authorization: `Bearer ${seller.token}` };
  return (await fetch(`${ORIGIN}/api/User/cars?${query}`, { headers })).json();
}

// §5/19, §5/51, §5/52
test('refuses files that do not fit', async ({ page }) => {
  const { images, video, previews } = await openForm(page);
  await images.setInputFiles(await chosenPhotos(11));
  await expect(page.getByText('You can only upload up to 10 images.')).toBeVisible();
  await expect(previews).toHaveCount(10);
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
  await images.setInputFiles(text);
  await expect(page.getByText('Please select valid image files.')).toBeVisible();
  await video.setInputFiles(text);
  await expect(page.getByText('Please select a valid video file.')).toBeVisible();
  // Playwright cannot pass more than 50 MB, so the size is only claimed.
  await video.evaluate((field: HTMLInputElement) => {
    const film = new File(['x'], 'film.mp4', { type: 'video/mp4' });
    Object.defineProperty(film, 'size', { value: 100 * 1024 * 1024 + 1 });
    Object.defineProperty(field, 'files', { value: [film] });
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByText('Video file size should not exceed 100MB.')).toBeVisible();
});

// §1/11, §4/34, §8/57, §9/29
test('a car is sent once and leads to the cars after three seconds', async ({ page }) => {
  const name = listingName('Corolla');
  const { fill, input, images, previews, submit, submitting } = await openForm(page);
  await fill(name);
  await images.setInputFiles(await chosenPhotos(2));
  await expect(previews).toHaveCount(2);
  const calls = await holdCalls(page, UPLOAD_CALL);
  await page.clock.install();
  await submit.dblclick();
  await expect(submitting).toBeDisabled();
  await expect(input('name')).toBeDisabled();
  await (await calls.next()).continue();
  await expect(page.getByText('Car and request submitted successfully!')).toBeVisible();
  await expect(input('name')).toHaveValue('');
  await expect(previews).toHaveCount(0);
  await expect(page).toHaveURL('/upload-car');
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL('/cars');
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
  const notice = page.getByRole('region', { name: 'Your upload' });
  await page.clock.runFor(60_000);
  await expect(notice).toContainText(`“${name}” is live.`);
  await expect(notice.getByRole('link', { name: 'Add another like this' })).toBeVisible();
  expect(await uploaded(name)).toMatchObject([
    { name, price: 85_000, fuelType: 'Petrol', relocationRequest: null, userId: seller.id },
  ]);
});

// §4/35
test('“Add another like this” opens a copy, and nobody is taken away from it', async ({ page }) => {
  const name = listingName('Corolla');
  const { fill, input, images, submit } = await openForm(page);
  await fill(name);
  await images.setInputFiles(await chosenPhotos(1));
  await page.clock.install();
  await submit.click();
  await page.getByRole('link', { name: 'Add another like this' }).click();
  await expect(page).toHaveURL(/\/upload-car\?copy=/);
  await expect(input('name')).toHaveValue(`${name} (copy)`);
  await page.clock.runFor(4_000);
  await expect(page).toHaveURL(/\/upload-car\?copy=/);
  await expect(input('brand')).toHaveValue('Toyota');
});

// §4/34
test('a truck is sent with its request and leads to Relocation Ride', async ({ page }) => {
  const name = listingName('Canter');
  const { fill, form, images, submit } = await openForm(page);
  await fill(name, { carType: 'Truck', price: '250000' });
  await expect(form.getByText(/^A truck, van or pickup is a relocation vehicle/)).toBeVisible();
  await images.setInputFiles(await chosenPhotos(1));
  await submit.click();
  await expect(page.getByText('Car and request submitted successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Go there now' }).click();
  await expect(page).toHaveURL('/relocation-ride');
  const card = page.getByRole('article').filter({ hasText: name });
  for (const fact of ['Truck', 'Yaw Boateng', 'GR 1234-20', 'Accra, Greater Accra']) {
    await expect(card).toContainText(fact);
  }
  expect(await uploaded(name)).toMatchObject([
    { relocationRequest: { userName: 'Ama Mensah', carType: 'Truck', driverName: 'Yaw Boateng' } },
  ]);
});

// §8/56
test('a car that could not be sent stays in the form, even after another visit', async ({
  page,
  complaints,
}) => {
  const name = listingName('Corolla');
  complaints.expectFailureOf(/\/api\/cars\/upload/);
  const { fill, input, images, previews, submit, alert } = await openForm(page);
  await fill(name);
  await images.setInputFiles(await chosenPhotos(2));
  await expect(previews).toHaveCount(2);
  await page.route(UPLOAD_CALL, (route) => route.fulfill({ status: 500, json: {} }));
  await submit.click();
  await expect(alert).toHaveText('Failed to submit. Please try again.');
  await expect(input('name')).toHaveValue(name);
  await expect(previews).toHaveCount(2);

  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave without uploading?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/upload-car');
  page.on('dialog', (dialog) => dialog.accept());
  await revisit(page);
  await expect(input('name')).toHaveValue(name);
  await expect(input('driverName')).toHaveValue(SALOON.driverName);
  await expect(previews).toHaveCount(2);

  await page.unroute(UPLOAD_CALL);
  await submit.click();
  await expect(page.getByText('Car and request submitted successfully!')).toBeVisible();
  const [car] = await uploaded(name);
  expect(car?.photos).toHaveLength(2);
  await revisit(page);
  await expect(input('name')).toHaveValue('');
  await expect(previews).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { newCar } from '../../testing/listings/cars.ts';
import { chosenPhotos } from '../../testing/listings/photos.ts';
import { recordVideo } from '../../testing/listings/video.ts';
import { deleteListing, listingName, newListing } from '../../testing/listings.ts';
import { demoPerson, newPerson, type Person, revokeSession, signIn } from '../../testing/people.ts';
import { ORIGIN } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Editing an own property or car (docs/product.md, "Who may do what"). */

const SAVE_CALL = /\/api\/properties\/[\w-]+$/;

let owner: Person;

test.beforeEach(async ({ context }) => {
  owner = await newPerson('Property Owner');
  await signIn(context, owner);
});

function formOf(page: Page) {
  const main = page.getByRole('main');
  return {
    name: main.getByLabel('Name', { exact: true }),
    price: main.getByLabel('Price'),
    save: main.getByRole('button', { name: 'Save changes' }),
    alert: main.getByRole('alert'),
  };
}

/** Saves a change by the API, as from another device. */
async function changeElsewhere(path: string, change: object): Promise<void> {
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' };
  const stored = await (await fetch(ORIGIN + path, { headers })).json();
  const body = {
    ...stored,
    shortStayType: stored.shortStayType ?? '',
    rentalType: '',
    saleType: '',
  };
  const response = await fetch(ORIGIN + path, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ ...body, ...change }),
  });
  if (!response.ok)
    throw new Error(`the edit responded with ${response.status}: ${await response.text()}`);
}

test('a property is edited from the list, its photos and status stay', async ({ page }) => {
  const { _id: id, name } = await newListing(owner, { price: '450.5' }, { photos: 2 });
  await visit(page, '/property-list');
  const card = page.getByRole('article').filter({ hasText: name });
  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`/property/${id}/edit`);
  const form = formOf(page);
  await expect(form.name).toHaveValue(name);
  await expect(form.price).toHaveValue('450.50');
  await expect(page.getByLabel('Short-Stay type')).toHaveValue('Guest House');
  await expect(page.getByRole('button', { name: 'Remove photo 2' })).toBeVisible();

  await form.name.fill(' ');
  await form.save.click();
  await expect(form.alert).toHaveText('Please fill in all required fields.');
  await expect(form.name).toBeFocused();
  const renamed = listingName('Sea Breeze');
  await form.name.fill(renamed);
  await form.price.fill('1250');
  await form.price.press('Enter');
  await expect(page).toHaveURL(`/property/${id}`);
  await expect(page.getByText('Property updated successfully!')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(renamed);
  await expect(main).toContainText('₵1,250.00');
  await expect(page.getByText('Photo 1 of 2', { exact: true }).first()).toBeAttached();
  await main.getByRole('link', { name: 'Edit Property' }).click();
  await expect(form.name).toHaveValue(renamed);
});

test('what is typed after Tab takes the place of the old price', async ({ page }) => {
  const { _id: id } = await newListing(owner, { price: '4800' });
  await visit(page, `/property/${id}/edit`);
  const form = formOf(page);
  await expect(form.price).toHaveValue('4,800');
  await page.getByLabel('Description').focus();
  await page.keyboard.press('Tab');
  await expect(form.price).toBeFocused();
  await page.keyboard.type('4500');
  await expect(form.price).toHaveValue('4500');
});

test('a price ten times above or below the old one is asked about', async ({ page }) => {
  const { _id: id } = await newListing(owner, { price: '4800' });
  await visit(page, `/property/${id}/edit`);
  const form = formOf(page);
  await form.price.fill('480000');
  await form.save.click();
  const question = page.getByRole('dialog', { name: 'Is that right?' });
  await expect(question).toContainText('The price was ₵4,800.00. You typed ₵480,000.00.');
  await question.getByRole('button', { name: 'Change the price' }).click();
  await expect(page).toHaveURL(`/property/${id}/edit`);
  await expect(form.price).toBeFocused();
  await form.price.fill('400');
  await form.save.click();
  await question.getByRole('button', { name: 'Yes, save it' }).click();
  await expect(page.getByRole('main')).toContainText('₵400.00');
});

test('photos are added, ordered and removed', async ({ page }) => {
  const { _id: id } = await newListing(owner, {}, { photos: 2 });
  await visit(page, `/property/${id}/edit`);
  const main = page.getByRole('main');
  const [added] = await chosenPhotos(1);
  if (!added) throw new Error('no photo');
  await main.locator('input[name=images]').setInputFiles(added);
  await expect(main.getByText(/^Uploaded, /)).toBeVisible();
  await main.getByRole('button', { name: 'Make cover: photo 3' }).click();
  await main.getByRole('button', { name: 'Remove photo 3' }).click();
  await formOf(page).save.click();
  await expect(page.getByText('Property updated successfully!')).toBeVisible();
  const { photos } = await (await fetch(`${ORIGIN}/api/properties/${id}`)).json();
  expect(photos).toMatchObject([{ width: 320, height: 240 }, { width: 1200 }]);
});

test('a new video is saved with a picture of it that the browser made', async ({ page }) => {
  const { _id: id } = await newListing(owner, {}, { photos: 1 });
  await visit(page, `/property/${id}/edit`);
  const main = page.getByRole('main');
  const buffer = await recordVideo(page);
  const film = { name: 'tour.webm', mimeType: 'video/webm', buffer };
  await main.locator('input[name=video]').setInputFiles(film);
  await formOf(page).save.click();
  await expect(page.getByText('Property updated successfully!')).toBeVisible();
  const { photos, videoDetails } = await (await fetch(`${ORIGIN}/api/properties/${id}`)).json();
  expect(photos).toHaveLength(1);
  expect(videoDetails.poster).toMatchObject({ width: 320, height: 180 });
});

test('a browser that says it is offline says that nothing was saved, and does not wait in silence', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\//);
  const { _id: id } = await newListing(owner);
  await visit(page, `/property/${id}/edit`);
  const form = formOf(page);
  const renamed = listingName('Offline');
  await form.name.fill(renamed);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page.route(SAVE_CALL, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await form.save.click();
  await expect(form.alert).toHaveText('Failed to update the property. Please try again.');
  await expect(form.name).toHaveValue(renamed);
  await page.unroute(SAVE_CALL);
  await form.save.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(renamed);
});

test('what fails to be saved stays, through a session that ends too', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\//);
  const { _id: id } = await newListing(owner);
  await visit(page, `/property/${id}/edit`);
  const form = formOf(page);
  const renamed = listingName('Kept');
  await form.name.fill(renamed);
  await page.route(SAVE_CALL, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await form.save.click();
  await expect(form.alert).toHaveText('Failed to update the property. Please try again.');
  await expect(form.name).toHaveValue(renamed);
  await page.unroute(SAVE_CALL);

  await page.getByRole('link', { name: 'Cancel' }).click();
  const warning = page.getByRole('dialog', { name: 'Leave without saving?' });
  await warning.getByRole('button', { name: 'Stay here' }).click();
  await revokeSession(owner);
  await form.save.click();
  await expect(form.alert).toContainText('We keep what you typed in this tab.');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`/property/${id}/edit`);
  await expect(form.name).toHaveValue(renamed);
  await form.save.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(renamed);
});

test('a change made elsewhere is shown before anything is saved', async ({ page, complaints }) => {
  complaints.expectFailureOf(SAVE_CALL);
  const { _id: id } = await newListing(owner, { price: '450' });
  await visit(page, `/property/${id}/edit`);
  const form = formOf(page);
  await form.name.fill('Typed here');
  await changeElsewhere(`/api/properties/${id}`, { name: 'Typed elsewhere', price: '600' });
  await form.save.click();
  await expect(form.alert).toHaveText(
    'This property was changed in the meantime. The form now shows what is new: price. You both changed: name. We kept what you typed. Please check, then save again.',
  );
  await expect(form.price).toHaveValue('600');
  await expect(form.name).toHaveValue('Typed here');
  await form.save.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Typed here');
  await expect(page.getByRole('main')).toContainText('₵600.00');

  await visit(page, `/property/${id}/edit`);
  await form.name.fill('Too late');
  await deleteListing(owner, id);
  await form.save.click();
  await expect(form.alert).toContainText('This property was deleted in the meantime.');
  await expect(form.name).toHaveValue('Too late');
});

test('it is only for the owner and Admins', async ({ page, context }) => {
  const { _id: id, name } = await newListing(owner);
  const car = await newCar(owner);
  const pages = [`/property/${id}/edit`, `/cars/${car._id}/edit`];
  await signIn(context, await newPerson('Agent'));
  for (const path of pages) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Authorized');
  }
  await signIn(context, await demoPerson('admin'));
  await visit(page, `/property/${id}`);
  await page.getByRole('link', { name: 'Edit Property' }).click();
  await expect(formOf(page).name).toHaveValue(name);
  await context.setStorageState({ cookies: [], origins: [] });
  for (const path of pages) {
    await page.goto(path);
    await expect(page).toHaveURL(`/signup?${new URLSearchParams({ next: path })}`);
  }
});

test('a car is edited from its page by the person who listed it', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/cars\//);
  const seller = await newPerson('Customer');
  await signIn(context, seller);
  const { _id: id } = await newCar(seller, { carType: 'Pickup' });
  await visit(page, `/cars/${id}`);
  await page.getByRole('link', { name: 'Edit Car' }).click();
  const form = formOf(page);
  const main = page.getByRole('main');
  const title = main.getByLabel('Title of your listing');
  await expect(main.getByLabel('Available from')).toHaveValue('2026-12-01T09:30');
  await expect(main.getByLabel('Driver’s phone number')).toHaveValue('+233201112222');
  await main.getByLabel('Mileage').fill('');
  await form.save.click();
  await expect(main.getByText('Please fill in the Mileage field.')).toBeVisible();
  await main.getByLabel('Mileage').fill('51000');
  await title.fill('Hilux, one owner');
  await form.save.click();
  await expect(page).toHaveURL(`/cars/${id}`);
  await expect(page.getByText('Car updated successfully!')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Hilux, one owner');
  await expect(main).toContainText('51,000 km');

  await visit(page, `/cars/${id}/edit`);
  await title.fill('Too late');
  await fetch(`${ORIGIN}/api/cars/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${seller.token}` },
  });
  await form.save.click();
  await expect(form.alert).toContainText('This car was deleted in the meantime.');
});

test('one’s own cars are listed, edited and deleted, once that is confirmed', async ({
  page,
  context,
}) => {
  const seller = await newPerson('Customer');
  await signIn(context, seller);
  const { _id: id, name } = await newCar(seller);
  await newCar(owner);
  await visit(page, '/profile');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Your cars' }).click();
  await expect(page).toHaveURL('/car-list');
  await expect(main.getByText('1 car', { exact: true })).toBeVisible();
  const card = main.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('Toyota - Corolla (2019)');
  await expect(card.getByRole('link', { name: `Edit: ${name}` })).toHaveAttribute(
    'href',
    `/cars/${id}/edit`,
  );
  await card.getByRole('button', { name: 'Delete Car' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete Car' });
  await expect(asked).toContainText(name);
  await asked.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Car deleted successfully')).toBeVisible();
  await expect(main.getByText('You have no cars listed.')).toBeVisible();
  expect((await fetch(`${ORIGIN}/api/cars/${id}`)).status).toBe(404);
});

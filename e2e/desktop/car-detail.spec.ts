import { listerContactMessages } from '#domain/contacts/contacts.ts';
import { newCar } from '../testing/listings/cars.ts';
import { recordVideo } from '../testing/listings/video.ts';
import { listingName } from '../testing/listings.ts';
import { holdCalls } from '../testing/network/hold-calls.ts';
import { newPerson, signIn } from '../testing/people.ts';
import { expectAccessible } from '../testing/screen/accessible.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** A car and its driver (specification §2.16, §7, §8); more of it in lists.spec.ts. */

test('all facts of a car, and how to reach its driver', async ({ page, context }) => {
  const seller = await newPerson('Customer');
  const car = await newCar(seller, { name: listingName('Clean Corolla') });
  await visit(page, `/cars/${car._id}`);
  const main = page.getByRole('main');
  const toSignUp = `/signup?next=${encodeURIComponent(`/cars/${car._id}`)}`;
  await expect(main.getByRole('link', { name: 'Contact Driver' })).toHaveAttribute(
    'href',
    toSignUp,
  );

  await signIn(context, seller);
  await visit(page, `/cars/${car._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(car.name);
  for (const text of ['Toyota - Corolla (2019)', 'Serviced twice a year.', '₵85,000.00']) {
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  }
  for (const [fact, value] of Object.entries({
    Condition: 'Used',
    Location: 'Osu',
    Region: 'Greater Accra',
    Mileage: '42,000 km',
    Transmission: 'Automatic',
    'Fuel type': 'Petrol',
    'Vehicle type': 'Saloon',
    Registration: 'GR 1234-20',
  })) {
    const term = main.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) });
    await expect(term.locator('+ dd')).toHaveText(value);
  }

  await expect(main.getByText('Yaw Boateng')).toBeHidden();
  await main.getByRole('button', { name: 'Contact Driver' }).click();
  await expect(main.getByText('Yaw Boateng')).toBeVisible();
  await expect(main.getByRole('link', { name: '+233201112222' })).toHaveAttribute(
    'href',
    'tel:+233201112222',
  );
  const chat = await main.getByRole('link', { name: 'Chat on WhatsApp' }).getAttribute('href');
  const { origin, pathname, searchParams } = new URL(String(chat));
  expect(origin + pathname).toBe('https://wa.me/233201112222');
  for (const part of [car.name, car.brand, car.model]) {
    expect(searchParams.get('text')).toContain(part);
  }
});

test('what the list knows of a car is there before its own response comes', async ({
  page,
  context,
}) => {
  const seller = await newPerson('Customer');
  const car = await newCar(seller, { name: listingName('Listed') });
  await signIn(context, seller);
  await visit(page, `/cars?search=${encodeURIComponent(car.name)}`);
  const calls = await holdCalls(page, `**/api/cars/${car._id}`);
  await page.getByRole('main').getByRole('link', { name: car.name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(car.name);
  await expect(page.getByRole('main').getByText('₵85,000.00').first()).toBeVisible();
  await (await calls.next()).continue();
});

test('from a list, which has no contacts, one reaches the driver too', async ({
  page,
  context,
}) => {
  const seller = await newPerson('Customer');
  const car = await newCar(seller, { name: listingName('Listed') });
  await signIn(context, await newPerson('Customer'));
  await visit(page, `/cars?search=${encodeURIComponent(car.name)}`);
  await page.getByRole('main').getByRole('link', { name: car.name }).first().click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Contact Driver' }).click();
  await expect(main.getByRole('link', { name: '+233201112222' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/233201112222/,
  );
});

test('anyone who has seen the contacts of a day is told so, beside the car', async ({
  page,
  context,
  complaints,
}) => {
  const car = await newCar(await newPerson('Customer'));
  await signIn(context, await newPerson('Customer'));
  complaints.expectFailureOf(/\/api\/cars\//);
  const message = listerContactMessages.tooMany;
  await page.route(`**/api/cars/${car._id}`, (route) =>
    route.fulfill({ status: 429, json: { message, code: 'TOO_MANY_REQUESTS' } }),
  );
  await visit(page, `/cars/${car._id}`);
  await page.getByRole('button', { name: 'Contact Driver' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(car.name);
  await expect(page.getByRole('button', { name: 'Chat on WhatsApp' })).toBeDisabled();
  await expectAccessible(page);
});

test('the photo and the video of a car', async ({ page }) => {
  const video = await recordVideo(page);
  const car = await newCar(await newPerson('Customer'), {}, { video });
  await visit(page, `/cars/${car._id}`);
  const gallery = page.getByRole('region', { name: `Photos of ${car.name}` });
  await expect(gallery.getByRole('button', { name: /, photo 1$/ }).locator('img')).toBeVisible();
  await gallery.getByRole('button', { name: 'Show the video' }).click();
  await expect(page.getByLabel(`Video of ${car.name}`)).toBeInViewport({ ratio: 0.9 });
});

test('a car that is on its way, and one that fails to come', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/api\/cars\//);
  await visit(page, '/about');
  const calls = await holdCalls(page, '**/api/cars/*');
  // Without a document of the server's: as from a card, whose list was there before.
  await page.evaluate(() => {
    history.pushState({}, '', '/cars/unread');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(page.getByText('Loading car details...')).toBeVisible();
  await (await calls.next()).fulfill({ status: 500, json: {} });
  const failure = page.getByText('Error fetching car details. Please try again later.');
  await expect(failure).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  const body = { message: 'The garage is closed.', code: 'INTERNAL' };
  await (await calls.next()).fulfill({ status: 500, json: body });
  await expect(page.getByText('The garage is closed.')).toBeVisible();
  await page.unroute('**/api/cars/*');
  await page.route('**/api/cars/*', (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Car not found.');
});

import { newCar } from '../../testing/listings/cars.ts';
import { cardsOf, cars, newWord, properties, searchBox } from '../../testing/listings/home.ts';
import { recordVideo } from '../../testing/listings/video.ts';
import { newListing } from '../../testing/listings.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** The cards of the home page (specification §2.3). */

let agent: Person;
test.beforeAll(async () => {
  agent = await newPerson('Agent');
});

test('cards show what the specification lists', async ({ page }) => {
  const word = newWord();
  const beginning = 'A quiet house. '.repeat(7).slice(0, 100);
  await newListing(agent, {
    name: `Villa ${word}`,
    price: '1,234,567.5',
    description: `${beginning}and this is too much`,
    location: 'Ada Foah',
    region: 'Volta',
    address: '7 River Road',
    condition: 'Newly built',
    propertyType: 'PropertySales',
    shortStayType: '',
    saleType: 'Houses For Sale',
  });
  const { photos } = await newCar(
    agent,
    { name: `Hilux ${word}`, brand: 'Honda', model: 'Civic', year: '2021', price: '210000' },
    { photos: 2 },
  );
  await visit(page, `/?search=${word}`);
  const card = cardsOf(properties(page));
  for (const text of [
    `Villa ${word}`,
    '₵1,234,567.50',
    'Ada Foah, Volta',
    '7 River Road',
    'Newly built',
    'Available',
    'House For Sale',
    'No Image',
  ]) {
    await expect(card).toContainText(text);
  }
  await expect(card).toContainText(`${beginning.trimEnd()}...`);
  await expect(card).not.toContainText('and this is');
  const car = cardsOf(cars(page));
  await expect(car).toContainText(`Hilux ${word}`);
  await expect(car).toContainText('Honda - Civic (2021)');
  await expect(car).toContainText('₵210,000.00');
  await car.scrollIntoViewIfNeeded();
  await expect(car.locator('img')).toHaveAttribute('src', new RegExp(`/${photos[0]?.key}/`));
  await expect(car.locator('img')).toHaveJSProperty('complete', true);

  await page.route(/\/api\/properties\?/, async (route) => {
    const response = await route.fetch();
    const [property] = await response.json();
    await route.fulfill({ response, json: [{ ...property, companyLogo: '/avatar.svg' }] });
  });
  await searchBox(page).fill(`Villa ${word}`);
  await expect(card.getByRole('img', { name: /^Company logo of / })).toBeVisible();
});

test('cards show a video beside the first photo, which plays muted until it is clicked', async ({
  page,
}) => {
  const word = newWord();
  const video = await recordVideo(page);
  await newListing(agent, { name: `Villa ${word}` }, { photos: 1, video });
  await visit(page, `/?search=${word}`);
  const card = cardsOf(properties(page));
  const player = card.locator('video');
  await player.scrollIntoViewIfNeeded();
  const paused = () => player.evaluate((element: HTMLVideoElement) => element.paused);
  await expect.poll(paused).toBe(false);
  expect(await player.evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))).toEqual({
    muted: true,
    loop: true,
  });
  await expect(card.getByRole('img', { name: new RegExp(`Villa ${word}`) })).toBeVisible();

  await card.getByRole('button', { name: `Pause the video of Villa ${word}` }).click();
  await expect.poll(paused).toBe(true);
  await card.getByRole('button', { name: `Play the video of Villa ${word}` }).click();
  await expect.poll(paused).toBe(false);
  await expect(page).toHaveURL(`/?search=${word}`);
});

test('cards show No Image where a photo is broken', async ({ page, complaints }) => {
  const word = newWord();
  await newListing(agent, { name: `Villa ${word}` }, { photos: 1 });
  complaints.expectFailureOf(/\/media\//);
  await page.route('**/media/**', (route) => route.abort());
  await visit(page, `/?search=${word}`);
  await cardsOf(properties(page)).scrollIntoViewIfNeeded();
  await expect(cardsOf(properties(page))).toContainText('No Image');
});

test('cards send visitors to sign up, and open for everybody else', async ({ page, context }) => {
  const word = newWord();
  const { _id: propertyId, name } = await newListing(agent, { name: `Villa ${word}` });
  const { _id: carId, name: carName } = await newCar(agent, { name: `Corolla ${word}` });
  const list = `/?search=${word}`;
  const listings = [
    { link: name, path: `/property/${propertyId}`, purpose: 'see this property' },
    { link: carName, path: `/cars/${carId}`, purpose: 'see this car' },
  ];
  for (const { link, path, purpose } of listings) {
    await visit(page, list);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(`/signup?next=${encodeURIComponent(path)}`);
    expect(await page.evaluate(() => 'sameDocument' in window), 'no other document').toBe(true);
    const roleChoice = page.getByRole('dialog', { name: 'Select Your Role' });
    await expect(roleChoice).toContainText(`Sign up or log in to ${purpose}.`);
  }
  // The whole card is the link.
  await visit(page, list);
  await cardsOf(properties(page)).click({ position: { x: 150, y: 100 } });
  await expect(page).toHaveURL(/\/signup/);

  await signIn(context, await newPerson('Customer'));
  for (const { link, path } of listings) {
    await visit(page, list);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
  }
});

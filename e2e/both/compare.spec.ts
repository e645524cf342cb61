import { newCar } from '../testing/listings/cars.ts';
import { keep } from '../testing/listings/favourites.ts';
import { newWord } from '../testing/listings/home.ts';
import { newListing } from '../testing/listings.ts';
import { newPerson, type Person, signIn } from '../testing/people.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** Up to four properties or cars side by side. */

let agent: Person;
test.beforeAll(async () => {
  agent = await newPerson('Agent');
});

const FLAT = { propertyType: 'PropertyRentals', shortStayType: '', rentalType: 'Apartments' };

async function twoHomes() {
  const word = newWord();
  const first = await newListing(agent, {
    name: `Villa ${word}`,
    ...FLAT,
    price: '900',
    bedrooms: '2',
  });
  const second = await newListing(agent, {
    name: `Loft ${word}`,
    ...FLAT,
    price: '1200',
    region: 'Volta',
  });
  return { first, second };
}

test('are chosen among favourites, and told apart in a table by rows', async ({
  page,
  context,
}) => {
  const { first, second } = await twoHomes();
  const car = await newCar(agent);
  const person = await newPerson('Customer');
  await keep(person, 'property', [second, first]);
  await keep(person, 'car', [car]);
  await signIn(context, person);
  await visit(page, '/favourites');
  await page.getByRole('checkbox', { name: `Compare ${first.name}` }).check();
  await expect(page.getByRole('link', { name: 'Compare', exact: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: `Compare ${car.name}` })).toBeDisabled();
  await page.getByRole('checkbox', { name: `Compare ${second.name}` }).check();
  await expect(page.getByRole('status').filter({ hasText: '2 properties chosen' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Compare', exact: true }).click();

  await expect(page).toHaveURL(`/compare?ids=${first._id},${second._id}`);
  const table = page.getByRole('table', { name: /Compare 2 properties/ });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('columnheader').first()).toContainText(first.name);
  const row = (name: RegExp) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row(/^Price .*\(differs\)/).getByRole('cell')).toHaveText([
    '₵900.00 / month',
    '₵1,200.00 / month',
  ]);
  await expect(row(/^Bedrooms/).getByRole('cell')).toHaveText(['2', /Not told/]);
  await expect(row(/^Type/).getByRole('rowheader')).not.toContainText('differs');
  await expect(row(/^Gym/)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Only what differs' }).check();
  await expect(row(/^Type/)).toHaveCount(0);
  await expect(row(/^Region/)).toHaveCount(1);

  await page.getByRole('link', { name: `Take out ${first.name}` }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(0);
  await expect(page.getByRole('columnheader')).toContainText([second.name]);
});

test('are in the page’s own HTML, for anyone who gets the link', async ({ page }) => {
  const { first, second } = await twoHomes();
  const path = `/compare?ids=${first._id},${second._id}`;
  const html = await (await page.request.get(path)).text();
  expect(html).toContain(first.name);
  expect(html).toContain('₵1,200.00 / month');
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test('stay in a box of their own on a narrow screen, whose first column stays in view', async ({
  page,
}) => {
  const { first, second } = await twoHomes();
  const others = await Promise.all([newListing(agent, FLAT), newListing(agent, FLAT)]);
  const ids = [first, second, ...others].map(({ _id }) => _id);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `/compare?ids=${ids.join(',')}`);
  const box = page.getByRole('region', { name: /Compare 4 properties/ });
  await box.focus();
  for (let n = 0; n < 5; n += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await page.getByRole('rowheader', { name: /^Price/ }).scrollIntoViewIfNeeded();
  expect(await box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect(page.getByRole('rowheader', { name: /^Price/ })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('are of one kind, and say what of a link is left out', async ({ page }) => {
  const { first } = await twoHomes();
  const car = await newCar(agent);
  const unknown = '0192f0c4-7e8b-7000-8000-00000000000a';
  await visit(page, `/compare?ids=${car._id},${first._id},${unknown},nonsense`);
  await expect(page.getByText(/cars with cars/)).toBeVisible();
  await expect(page.getByText('1 listing of this link is no longer there.')).toBeVisible();
  await expect(page.getByRole('columnheader')).toContainText([car.name]);
  await visit(page, '/compare');
  await page.getByRole('link', { name: 'See your favourites' }).click();
  await expect(page).toHaveURL('/favourites');
});

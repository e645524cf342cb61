import { newCar } from '../testing/listings/cars.ts';
import { listingName } from '../testing/listings.ts';
import { newPerson, signIn } from '../testing/people.ts';
import { expectPicture } from '../testing/screen/pictures.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** Cars to buy (specification §2.18, §4); more of it in lists.spec.ts. */

test('the hero has its title, its picture and the way to all cars', async ({ page }) => {
  await visit(page, '/buy-a-car');
  const title = page.getByRole('heading', { level: 1, name: 'Buy a Car' });
  const hero = page.getByRole('main').locator('div').filter({ has: title }).last();
  await expect(title).toBeInViewport();
  await expectPicture(hero);
  await hero.getByRole('link', { name: 'Search all cars' }).click();
  await expect(page).toHaveURL('/cars');
});

test('all cars but relocation vehicles are featured, and the tiles narrow them', async ({
  page,
  context,
}) => {
  const seller = await newPerson('Customer');
  const saloon = await newCar(seller, { name: listingName('Corolla') });
  const pickup = await newCar(seller, { name: listingName('Hilux'), carType: 'Pickup' });
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await signIn(context, seller);
  await visit(page, '/buy-a-car');
  await expect(card(saloon.name)).toContainText('₵85,000.00');
  await expect(card(pickup.name)).toHaveCount(0);
  await page.getByRole('link', { name: 'Trucks' }).click();
  await expect(card(pickup.name)).toBeVisible();
  await expect(card(saloon.name)).toHaveCount(0);
  await page.getByRole('link', { name: 'Saloon', exact: true }).click();
  await card(saloon.name)
    .getByRole('link', { name: /^Buy Me/ })
    .click();
  await expect(page).toHaveURL(`/cars/${saloon._id}`);
});

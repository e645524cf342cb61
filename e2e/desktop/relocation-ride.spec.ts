import { newCar } from '../testing/listings/cars.ts';
import { listingName } from '../testing/listings.ts';
import { newPerson, signIn } from '../testing/people.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** Vehicles for relocation (specification §2.17, §4); more of it in lists.spec.ts. */

test('a van is listed as its request describes it, a saloon is not', async ({ page, context }) => {
  const seller = await newPerson('Customer');
  const saloon = await newCar(seller, { name: listingName('Corolla') });
  const request = {
    driverName: 'Musa Alhassan',
    carType: 'Panel van',
    registrationNumber: 'NR 77-22',
    region: 'Northern',
    cityOrTown: 'Tamale',
  };
  const van = await newCar(seller, {
    name: listingName('Sprinter'),
    model: 'VAN 316',
    relocationRequest: JSON.stringify(request),
  });
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await signIn(context, seller);
  await visit(page, '/relocation-ride');
  for (const fact of Object.values(request)) await expect(card(van.name)).toContainText(fact);
  await expect(card(saloon.name)).toHaveCount(0);
  await card(van.name)
    .getByRole('link', { name: /^Request/ })
    .click();
  await expect(page).toHaveURL(`/cars/${van._id}`);
  await expect(page.getByRole('main')).not.toContainText('₵');
});

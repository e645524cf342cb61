import { newCar } from '../testing/listings/cars.ts';
import { optionsOf, pressOption } from '../testing/listings/filters.ts';
import { newWord } from '../testing/listings/home.ts';
import { newPerson, signIn } from '../testing/people.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** The filters of the car list (specification §2.15, §5); more of it in lists.spec.ts. */

test('the choices are what the loaded cars have', async ({ page }) => {
  const seller = await newPerson('Customer');
  const [brand, location] = [`Brand ${newWord()}`, `Town ${newWord()}`];
  const shared = { brand, location, region: 'Savannah', condition: 'New' };
  const car = await newCar(seller, { ...shared, model: 'Second' });
  await newCar(seller, { ...shared, name: car.name, model: 'First' });
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  await page.route('**/api/cars/facets*', async (route) => {
    await reached;
    await route.continue();
  });
  await visit(page, `/cars?${new URLSearchParams({ search: car.name })}`);
  await expect(page.getByText('2 car(s) found', { exact: true })).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Filters' });
  await expect(optionsOf(panel, 'Brand')).toHaveText([brand]);
  await expect(optionsOf(panel, 'Model')).toHaveText(['First', 'Second']);
  await expect(optionsOf(panel, 'Condition')).toHaveText(['New']);
  await expect(optionsOf(panel, 'Region')).toHaveText(['Savannah']);
  await expect(optionsOf(panel, 'Location')).toHaveText([location]);

  // Once it is known how many each would leave, those of all cars.
  reach();
  await panel.locator('summary').first().focus();
  await expect(optionsOf(panel, 'Brand').filter({ hasText: /^Toyota \(\d+\)$/ })).toHaveCount(1);
  await expect(optionsOf(panel, 'Condition')).toHaveText(['New (2)', 'Used (0)', 'Fair (0)']);
  await pressOption(panel, 'Brand', brand);
  await expect(optionsOf(panel, 'Model')).toHaveText(['First (1)', 'Second (1)']);
});

test('all filters are mirrored in the address, and each has its chip', async ({
  page,
  context,
}) => {
  const seller = await newPerson('Customer');
  const car = await newCar(seller, { brand: 'Kantanka', location: 'Obuasi', region: 'Ashanti' });
  const { name, brand, model, location, region, condition } = car;
  const filters = {
    search: name.toUpperCase(),
    brand,
    model,
    minPrice: '85000',
    maxPrice: '85000',
    minYear: '2019',
    maxYear: '2019',
    condition,
    location,
    region,
  };
  await signIn(context, seller);
  await visit(page, `/cars?${new URLSearchParams(filters)}`);
  await expect(page.getByText('1 car(s) found', { exact: true })).toBeVisible();
  for (const [field, value] of Object.entries(filters)) {
    const digits = field.endsWith('Price') ? '85,000' : value;
    const input = page.locator(
      `[name=${field}]:checked, input[name=${field}]:not([type=checkbox])`,
    );
    await expect(input.first()).toHaveValue(digits);
  }
  const chips = page.getByRole('group', { name: 'Filters that are set' }).getByRole('button');
  await expect(chips).toHaveText([
    'Kantanka',
    'Corolla',
    'From ₵85,000',
    'Up to ₵85,000',
    'From 2019',
    'Up to 2019',
    'Used',
    'Obuasi',
    'Ashanti',
  ]);
  await page.getByRole('button', { name: 'Remove Up to 2019' }).click();
  await expect(page).not.toHaveURL(/maxYear/);
  await expect(chips).toHaveCount(8);

  const panel = page.getByRole('complementary', { name: 'Filters' });
  const toggle = page.getByRole('button', { name: /^Filters/ });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(panel).toBeHidden();
  await toggle.click();
  await panel.getByLabel('Earliest year').fill('2020');
  await expect(page.getByText('0 car(s) found', { exact: true })).toBeVisible();
  await panel.getByLabel('Earliest year').fill('2018');
  await page.getByRole('article').getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/cars/${car._id}`);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/[?&]minYear=2018/);
});

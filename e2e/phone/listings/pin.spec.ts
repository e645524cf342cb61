import type { Page } from '@playwright/test';
import { newListing } from '../../testing/listings.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { ORIGIN } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** The pin of a listing: set on a map by its lister, a circle to visitors, unless it is shown. */

const EAST_LEGON = { location: 'East Legon', region: 'Greater Accra' };

let owner: Person;

test.beforeEach(async ({ context }) => {
  owner = await newPerson('Property Owner');
  await signIn(context, owner);
});

async function storedPin(id: string) {
  const headers = { authorization: `Bearer ${owner.token}` };
  return (await fetch(`${ORIGIN}/api/properties/${id}/pin`, { headers })).json();
}

async function openPin(page: Page, id: string) {
  await visit(page, `/property/${id}/edit`);
  await page.getByRole('button', { name: 'Set the pin on a map' }).click();
  const pin = page.getByRole('button', { name: 'Pin: arrow keys move it' });
  await expect(pin).toBeVisible();
  return pin;
}

const save = async (page: Page, id: string) => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).not.toHaveURL(/\/edit$/);
  return storedPin(id);
};

test('it is set by keyboard and by buttons, and visitors see a circle', async ({ page }) => {
  const { _id: id, name } = await newListing(owner, EAST_LEGON);
  const pin = await openPin(page, id);
  const shown = page.getByLabel('Show the exact place to visitors');
  await expect(shown).toBeDisabled();
  await pin.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(pin).toBeFocused();
  await page.getByRole('button', { name: 'Move the pin north' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Pin at 5.6' })).toBeVisible();
  const stored = await save(page, id);
  expect(stored.shown).toBe(false);
  expect(stored.pin.lat).toBeGreaterThan(5.636);
  expect(stored.pin.lng).toBeGreaterThan(-0.16);

  await visit(page, `/property/${id}`);
  await page.getByRole('button', { name: 'Show on map' }).click();
  await expect(page.getByRole('region', { name: `Map of where ${name} is` })).toBeVisible();
  await expect(page.getByText('It is somewhere in the circle.')).toBeVisible();
  expect(await page.content()).not.toContain(String(stored.pin.lat));
});

test('it is dragged, shown to visitors, and taken back to the town', async ({ page }) => {
  const { _id: id } = await newListing(owner, EAST_LEGON);
  const pin = await openPin(page, id);
  await pin.scrollIntoViewIfNeeded();
  const box = await pin.boundingBox();
  if (!box) throw new Error('no pin');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 70, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await page.getByLabel('Show the exact place to visitors').check();
  const stored = await save(page, id);
  expect(stored.shown).toBe(true);
  expect(stored.pin.lng).toBeGreaterThan(-0.16);

  await visit(page, `/property/${id}`);
  await page.getByRole('button', { name: 'Show on map' }).click();
  await expect(page.getByText('Its lister shows the very place.')).toBeVisible();

  await openPin(page, id);
  await page.getByRole('button', { name: 'Back to the town’s middle' }).click();
  await expect(page.getByText('No pin: the listing is where its town is.')).toBeVisible();
  expect(await save(page, id)).toEqual({ pin: null, shown: false });
});

test('far from the town that the form names it is asked about', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 6.688, longitude: -1.624 });
  const { _id: id } = await newListing(owner, EAST_LEGON);
  await openPin(page, id);
  await page.getByRole('button', { name: 'Use my position' }).click();
  await expect(
    page.getByText(/Your pin is \d+ km from East Legon. Is that right?/),
  ).toBeInViewport();
  await page.getByRole('button', { name: 'Back to the town’s middle' }).click();
  await expect(page.getByText('Is that right?')).toBeHidden();
});

test('it is where the device is, for who says so; the rest of the form keeps it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 5.64642, longitude: -0.15131 });
  const { _id: id } = await newListing(owner, EAST_LEGON);
  await openPin(page, id);
  await page.getByRole('button', { name: 'Use my position' }).click();
  await expect(page.getByText('Pin at 5.6464, -0.1513')).toBeVisible();
  expect((await save(page, id)).pin).toEqual({ lat: 5.64642, lng: -0.15131 });

  await visit(page, `/property/${id}/edit`);
  await page.getByRole('main').getByLabel('Name', { exact: true }).fill('Another name');
  expect((await save(page, id)).pin).toEqual({ lat: 5.64642, lng: -0.15131 });
});

test('before there is a region the map opens at the town that is typed, in view', async ({
  page,
}) => {
  await visit(page, '/uploadProperty');
  await page.getByLabel('Location').fill('Madina');
  await page.getByRole('button', { name: 'Set the pin on a map' }).click();
  const map = page.getByRole('region', { name: 'Map of where the listing is' });
  await expect(map).toBeInViewport({ ratio: 0.95 });
  const pin = page.getByRole('button', { name: 'Pin: arrow keys move it' });
  await pin.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: 'Pin at 5.6' })).toBeVisible();
});

test('a digital address is recognised in the address, however it is typed', async ({ page }) => {
  await visit(page, '/uploadProperty');
  const address = page.getByLabel('Address');
  await address.fill('near the market, ga 183 8164');
  await address.blur();
  await expect(page.getByText('Digital address: GA-183-8164')).toBeVisible();
  await expect(address).toHaveAccessibleDescription('Digital address: GA-183-8164');
  await address.fill('near the market');
  await expect(page.getByText('Digital address:')).toHaveCount(0);
});

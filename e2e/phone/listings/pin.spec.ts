import type { Page } from '@playwright/test';
import { newListing } from '../../testing/listings.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { ORIGIN } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** A listing's pin: its lister sets it on a map; visitors see a circle, unless the lister shows the pin. */

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
  const pin = page.getByRole('button', { name: 'Pin: move it with the arrow keys' });
  await expect(pin).toBeVisible();
  return pin;
}

const save = async (page: Page, id: string) => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).not.toHaveURL(/\/edit$/);
  return storedPin(id);
};

test('a pin is dragged, shown to visitors as a circle or as the exact spot, and put back to the town', async ({
  page,
}) => {
  const { _id: id, name } = await newListing(owner, EAST_LEGON);
  const pin = await openPin(page, id);
  await pin.scrollIntoViewIfNeeded();
  const box = await pin.boundingBox();
  if (!box) throw new Error('no pin');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 70, box.y + 10, { steps: 4 });
  await page.mouse.up();
  const stored = await save(page, id);
  expect(stored.shown).toBe(false);
  expect(stored.pin.lng).toBeGreaterThan(-0.16);

  await visit(page, `/property/${id}`);
  await page.getByRole('button', { name: 'Show on map' }).click();
  await expect(page.getByRole('region', { name: `Map of where ${name} is` })).toBeVisible();
  await expect(page.getByText('It’s somewhere in this circle.')).toBeVisible();
  expect(await page.content()).not.toContain(String(stored.pin.lat));

  await openPin(page, id);
  await page.getByLabel('Show visitors the exact spot').check();
  expect(await save(page, id)).toEqual({ ...stored, shown: true });
  await visit(page, `/property/${id}`);
  await page.getByRole('button', { name: 'Show on map' }).click();
  await expect(page.getByText('The lister shows the exact spot.')).toBeVisible();

  await openPin(page, id);
  await page.getByRole('button', { name: 'Back to the town centre' }).click();
  await expect(page.getByText('No pin. We show the listing at its town.')).toBeVisible();
  expect(await save(page, id)).toEqual({ pin: null, shown: false });
});

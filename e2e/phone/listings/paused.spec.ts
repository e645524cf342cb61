import type { Property } from '#domain/properties/schema.ts';
import { newListing } from '../../testing/listings.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

let lister: Person;
let property: Property;

test.beforeEach(async () => {
  lister = await newPerson('Agent');
  property = await newListing(lister);
});

test('a lister pauses a property in the own list, and shows it again with one tap', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, lister);
  await visit(page, '/property-list');
  await page.getByRole('button', { name: `Pause: ${property.name}` }).click();
  await expect(page.getByText('Paused: it stands in no list.')).toBeVisible();
  await expectAccessible(page);
  const search = `/api/properties?search=${encodeURIComponent(property.name)}&exact=1`;
  expect(await (await request.get(search)).json()).toEqual([]);

  await page.getByRole('button', { name: `Show again: ${property.name}` }).click();
  await expect(page.getByRole('button', { name: `Pause: ${property.name}` })).toBeVisible();
  expect(await (await request.get(search)).json()).toHaveLength(1);
});

test('the page that edits it pauses it and keeps what was typed', async ({ page, context }) => {
  await signIn(context, lister);
  await visit(page, `/property/${property._id}/edit`);
  const name = page.getByRole('textbox', { name: 'Name', exact: false }).first();
  await name.fill('Palm Court by the sea');
  await page.getByRole('button', { name: /^Pause:/ }).click();
  await expect(page.getByRole('button', { name: /^Show again:/ })).toBeVisible();
  await expect(name).toHaveValue('Palm Court by the sea');
});

test('its own address says so kindly, with others like it, and nobody books it', async ({
  page,
  context,
}) => {
  const listed = await newListing(lister);
  await signIn(context, lister);
  await visit(page, '/property-list');
  await page.getByRole('button', { name: `Pause: ${property.name}` }).click();
  await expect(page.getByText('Paused: it stands in no list.')).toBeVisible();

  await signIn(context, await newPerson('Customer'));
  await visit(page, `/property/${property._id}`);
  await expect(
    page.getByText('Paused by its lister for now. Ask whether it is still available.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book Now' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: listed.name })).toBeVisible();
  await expectAccessible(page);
});

test('a link that is no longer valid leads to the own lists', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/api\/still-available\//);
  await visit(page, '/still-available/unknown');
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your properties' })).toBeVisible();
});

test('the page of a link asks, and says nothing before a button is pressed', async ({ page }) => {
  // A question comes 30 days after the last change: its calls are tested with a clock of their own, here is the page.
  let answer: string | null = null;
  await page.route('**/api/still-available/*', async (route) => {
    if (route.request().method() === 'POST') answer = route.request().postDataJSON().answer;
    await route.fulfill({
      json: { kind: 'property', name: property.name, path: `/property/${property._id}`, answer },
    });
  });
  await visit(page, '/still-available/aaaaaaaaaaaaaaaaaaaaaa');
  await expect(page.getByText(`Is “${property.name}” still available?`)).toBeVisible();
  await expectAccessible(page);
  expect(answer).toBeNull();
  await page.getByRole('button', { name: 'Yes, it is still available' }).click();
  await expect(
    page.getByText(`Thank you. “${property.name}” is shown as available.`),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No, it is taken' }).click();
  await expect(page.getByText(`Thank you. “${property.name}” is shown as taken.`)).toBeVisible();
});

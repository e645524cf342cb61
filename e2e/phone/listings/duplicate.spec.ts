import { paths } from '#domain/site/paths.ts';
import { listingName, newListing } from '../../testing/listings.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { ORIGIN } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Duplicating one's own listing (docs/product.md, "The lister's workspace"). */

let lister: Person;

test.beforeEach(async ({ context }) => {
  lister = await newPerson('Property Owner');
  await signIn(context, lister);
});

async function ownListings() {
  const headers = { authorization: `Bearer ${lister.token}` };
  return (await fetch(`${ORIGIN}/api/User/properties`, { headers })).json();
}

test('a copy starts with everything its listing has, and exists once it is uploaded', async ({
  page,
}) => {
  const name = listingName();
  const property = await newListing(lister, { name, bedrooms: '3' }, { photos: 2 });
  await visit(page, paths.workspaceListings);
  await page.getByRole('link', { name: `Duplicate: ${name}` }).click();
  await expect(page).toHaveURL(paths.copyProperty(property._id));
  const form = page.getByRole('form', { name: 'Upload Property' });
  const field = form.getByLabel('Name');
  await expect(field).toHaveValue(`${name} (copy)`);
  await expect(field).toBeFocused();
  expect(
    await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
  ).toEqual([0, `${name} (copy)`.length]);
  await expect(form.getByLabel('Price')).toHaveValue('450');
  await expect(form.getByLabel('Address')).toHaveValue('12 Oxford Street');
  await expect(form.getByLabel('Bedrooms')).toHaveValue('3');
  await expect(form.getByRole('listitem').getByRole('img')).toHaveCount(2);
  await expectAccessible(page);
  expect(await ownListings()).toHaveLength(1);

  const other = listingName('Second Court');
  await field.fill(other);
  await form.getByRole('button', { name: 'Upload Property' }).click();
  await expect(page).toHaveURL('/');
  const [copy] = await ownListings();
  expect(copy).toMatchObject({
    name: other,
    price: 450,
    facts: { bedrooms: 3 },
    photos: property.photos.map(({ key }) => ({ key })),
  });
});

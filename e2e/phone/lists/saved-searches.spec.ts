import { listingName, newListing } from '../../testing/listings.ts';
import { logInByForm, newPerson, type Person } from '../../testing/people.ts';
import { withDatabase } from '../../testing/process/database.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { header, mobileMenu } from '../../testing/screen/header.ts';
import { expectShown } from '../../testing/screen/outcome.ts';
import { ORIGIN, outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** Saved searches, and the emails about their new results, at 360 px (docs/product.md, "Saved searches"). */

const save = async ({ token }: Person, search: object): Promise<void> => {
  const response = await fetch(`${ORIGIN}/api/saved-searches`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(search),
  });
  expect(response.status).toBe(201);
};

// §2.9/19
test('a visitor who saves a search logs in, returns to the question and finds it in the overview', async ({
  page,
}) => {
  const person = await newPerson('Customer');
  await visit(page, '/short-stays?region=Volta&minBedrooms=2&page=1');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByText('Sign up or log in to save this search.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
  await logInByForm(page, person);

  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  const name = dialog.getByLabel('Name');
  await expect(name).toHaveValue('Short-Stays in Volta, Bedrooms: 2+');
  await name.fill('By the lake');
  await dialog.getByLabel('Emails about new and changed listings').selectOption('Instantly');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expectShown(page.getByText('Search saved.'));
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/short-stays?region=Volta&minBedrooms=2&page=1');

  await mobileMenu(page).open();
  await header(page).getByRole('link', { name: 'Saved searches' }).click();
  await page.getByRole('link', { name: 'By the lake' }).click();
  await expect(page).toHaveURL('/short-stays?region=Volta&minBedrooms=2');
});

// §2.9/24
test('the link in an email stops its emails with one press, without a login', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/unsubscribe\//);
  const seeker = await newPerson('Customer');
  const owner = await newPerson('Property Owner');
  const name = listingName('Lake view');
  const search = { name: 'Lakes', path: '/', query: { search: name }, alerts: 'at-once' };
  await save(seeker, search);
  await newListing(owner, { name });
  await askSavedSearches();
  const mail = async () => (await outbox().to(seeker.email)).at(-1) ?? '';
  await expect.poll(mail).toContain('Subject: 1 new listing: Lakes');
  const link = /^List-Unsubscribe: <(.*)>$/m.exec(await mail())?.[1] ?? '';

  await visit(page, link);
  await expect(page.getByText('Stop emails about “Lakes”?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop emails' }).click();
  await expectShown(page.getByText('You won’t get any more emails about “Lakes”.'));
  await expectAccessible(page);
  await revisit(page);
  await expect(page.getByText('You won’t get any more emails about “Lakes”.')).toBeVisible();

  await visit(page, '/unsubscribe/unknown');
  await expect(page.getByText('This link is no longer valid')).toBeVisible();
});

/** The product does this every ten minutes. */
const askSavedSearches = () =>
  withDatabase((pool) => pool.query(`select graphile_worker.add_job('find-search-alerts')`));

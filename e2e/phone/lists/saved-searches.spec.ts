import { listingName, newListing } from '../../testing/listings.ts';
import { logInByForm, newPerson, type Person, signIn } from '../../testing/people.ts';
import { withDatabase } from '../../testing/process/database.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { header, mobileMenu } from '../../testing/screen/header.ts';
import { expectShown } from '../../testing/screen/outcome.ts';
import { ORIGIN, outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** Searches that are saved, and the emails about what is new for them, at 360 px (docs/product.md, "Saved searches"). */

const save = async ({ token }: Person, search: object): Promise<void> => {
  const response = await fetch(`${ORIGIN}/api/saved-searches`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(search),
  });
  expect(response.status).toBe(201);
};

test('a visitor saves a search of a list: led to log in, back to the question, then to the overview', async ({
  page,
}) => {
  const person = await newPerson('Customer');
  await visit(page, '/short-stays');
  await expect(page.getByRole('button', { name: 'Save this search' })).toHaveCount(0);
  await visit(page, '/short-stays?region=Volta&minBedrooms=2&page=1');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByText('Sign up or log in to save this search.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
  await logInByForm(page, person);

  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  const name = dialog.getByLabel('Name');
  await expect(name).toHaveValue('Short-Stays in Volta, Bedrooms: 2+');
  await expectAccessible(page);
  await name.fill(' ');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(name).toHaveAccessibleDescription(/Give the search a name\./);
  await name.fill('By the lake');
  await dialog.getByLabel('Emails about new and changed listings').selectOption('At once');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expectShown(page.getByText('Search saved.'));
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/short-stays?region=Volta&minBedrooms=2&page=1');

  await mobileMenu(page).open();
  await header(page).getByRole('link', { name: 'Saved searches' }).click();
  await page.getByRole('link', { name: 'By the lake' }).click();
  await expect(page).toHaveURL('/short-stays?region=Volta&minBedrooms=2');
});

test('a search of the home page and one of the cars are saved by who is signed in', async ({
  page,
  context,
}) => {
  await signIn(context, await newPerson('Agent'));
  for (const [path, proposed] of [
    ['/?search=lagoon&maxPrice=100000', 'Properties and cars, “lagoon”, Up to ₵100,000'],
    ['/cars?brand=Toyota&region=Ashanti', 'Available Cars in Ashanti, Toyota'],
  ] as const) {
    await visit(page, path);
    await page.getByRole('button', { name: 'Save this search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await expect(dialog.getByLabel('Name')).toHaveValue(proposed);
    await dialog.getByRole('button', { name: 'Save search' }).click();
    await expectShown(page.getByText('Search saved.'));
  }
  await visit(page, '/saved-searches');
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('the overview pauses, renames, changes how often, and deletes', async ({ page, context }) => {
  const person = await newPerson('Customer');
  await signIn(context, person);
  await visit(page, '/saved-searches');
  await expect(page.getByText('You have no saved searches yet.')).toBeVisible();
  await expectAccessible(page);

  await save(person, {
    name: 'Volta',
    path: '/houses',
    query: { region: 'Volta' },
    alerts: 'daily',
  });
  await revisit(page);
  const card = page.getByRole('article', { name: 'Volta' });
  await card.getByRole('button', { name: 'Pause' }).click();
  await expect(card.getByText('Paused')).toBeVisible();
  const changed = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('at-once')),
  );
  await card.getByLabel('Emails about new and changed listings').selectOption('At once');
  await changed;
  await revisit(page);
  await expect(card.getByText('Paused')).toBeVisible();
  await expect(card.getByLabel('Emails about new and changed listings')).toHaveValue('at-once');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Resume' }).click();
  await expect(card.getByText('Paused')).toHaveCount(0);

  await card.getByRole('button', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename search' });
  await rename.getByLabel('Name').fill('Houses by the Volta');
  await rename.getByRole('button', { name: 'Save name' }).click();
  const renamed = page.getByRole('article', { name: 'Houses by the Volta' });
  await expect(renamed).toBeVisible();

  await renamed.getByRole('button', { name: 'Delete' }).click();
  const ask = page.getByRole('dialog', { name: 'Delete saved search' });
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Delete' }).click();
  await expectShown(page.getByText('Saved search deleted.'));
  await expect(page.getByText('You have no saved searches yet.')).toBeVisible();
});

test('an email’s link stops its emails with one press, without a login', async ({
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
  await expectShown(page.getByText('You get no more emails about “Lakes”.'));
  await expectAccessible(page);
  await revisit(page);
  await expect(page.getByText('You get no more emails about “Lakes”.')).toBeVisible();

  await visit(page, '/unsubscribe/unknown');
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
});

/** As every ten minutes. */
const askSavedSearches = () =>
  withDatabase((pool) => pool.query(`select graphile_worker.add_job('find-search-alerts')`));

import { newEnquiry, newMessage } from '../testing/listings/enquiries.ts';
import { newComment, newListing, RENTAL } from '../testing/listings.ts';
import { newPerson, signIn } from '../testing/people.ts';
import { runNightlyJob } from '../testing/process/nightly-job.ts';
import { expectAccessible } from '../testing/screen/accessible.ts';
import { expect, test } from '../testing/test.ts';
import { revisitUntilShown, visit } from '../testing/visit.ts';

test('a listing leads to who lists it, with all that they list', async ({ page }) => {
  const lister = await newPerson('Agent');
  const first = await newListing(lister, RENTAL);
  const second = await newListing(lister);
  await newComment(await newPerson('Customer'), first._id, 'Quiet at night', 4);
  await visit(page, `/property/${first._id}`);
  await page.getByRole('main').getByRole('link', { name: first.lister.name, exact: true }).click();
  await expect(page).toHaveURL(`/lister/${lister.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.lister.name);
  await expect(page.getByText('4/5 · 1 review(s)')).toBeVisible();
  for (const { name } of [first, second]) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await expectAccessible(page);
});

test('says how soon the lister usually answers, on their page and where one writes to them @phone', async ({
  page,
  context,
}) => {
  const [lister, seeker] = [await newPerson('Agent'), await newPerson('Customer')];
  const listings = [await newListing(lister), await newListing(lister), await newListing(lister)];
  for (const { _id } of listings) {
    const conversation = await newEnquiry(seeker, `/api/properties/${_id}`, 'Is it free?');
    await newMessage(lister, conversation, 'Yes, it is.');
  }
  await visit(page, `/lister/${lister.id}`);
  const said = page.getByRole('main').getByText('Usually answers within an hour');
  await expect(said).toHaveCount(0);
  await runNightlyJob('count-answer-times');

  await revisitUntilShown(page, said);
  await signIn(context, await newPerson('Customer'));
  await visit(page, `/property/${listings[0]?._id}`);
  await expect(said).toBeVisible();
});

test('who lists nothing has no such page', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/lister\//);
  const { id } = await newPerson('Customer');
  const response = await page.goto(`/lister/${id}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('This lister is not here.')).toBeVisible();
});

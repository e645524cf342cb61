import { newEnquiry, newMessage } from '../../testing/listings/enquiries.ts';
import { newListing } from '../../testing/listings.ts';
import { newPerson, signIn } from '../../testing/people.ts';
import { runNightlyJob } from '../../testing/process/nightly-job.ts';
import { expect, test } from '../../testing/test.ts';
import { revisitUntilShown, visit } from '../../testing/visit.ts';

/** A lister's own page. More tests are beside it. */

test('a lister’s usual answer time shows on their page and where people write to them', async ({
  page,
  context,
  complaints,
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
  const name = listings[0]?.lister.name ?? '';
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`/lister/${lister.id}`);

  // Only people with listings have such a page.
  complaints.expectFailureOf(/\/lister\//);
  const response = await page.goto(`/lister/${seeker.id}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('We can’t find this lister.')).toBeVisible();
});

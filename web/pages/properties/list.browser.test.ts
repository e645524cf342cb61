import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { propertyAdminMessages } from '#domain/properties/messages.ts';
import type { Property } from '#domain/properties/schema.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, listOf, refusal } from '../../testing/answers.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { sampleId, sampleProperty } from '../../testing/samples.ts';

/** The property administration list (specification §2.8, §4, §8). */

const villa = sampleProperty({ name: 'Villa', price: 1250, location: 'Chorkor' });
const loft = sampleProperty({ _id: sampleId(2), name: 'Loft' });
const main = page.getByRole('main');
const card = (name: string) => page.getByRole('article').filter({ hasText: name });
const question = page.getByRole('dialog', { name: 'Delete Property' });
const confirm = question.getByRole('button', { name: 'Delete', exact: true });
const askToDelete = (name: string) =>
  card(name).getByRole('button', { name: 'Delete Property' }).click();

let listed: Property[];
beforeEach(() => {
  logInAs('Property Owner');
  listed = [villa, loft];
  answer('GET /api/User/properties', () => listOf(listed));
  answer('GET /api/properties/:id/stays-to-come', { stays: [], confirmation: 'none' });
});

/** Has deletions succeed, as the server does them. */
const answerDeletions = () =>
  answer('DELETE /api/properties/:id', ({ params }) => {
    listed = listed.filter(({ _id }) => _id !== params.id);
    return { message: 'ok' };
  });

// §2.8/1, §2.8/2
test('a card shows the image, the name, the price in cedi and the location', async () => {
  const video = '/media/videos/villa.mp4';
  listed = [{ ...villa, description: 'Two bedrooms near the lagoon.', video }];
  await openSite('/property-list');
  await expect.element(card('Villa').getByRole('heading', { name: 'Villa' })).toBeVisible();
  for (const text of [
    '₵1,250.00',
    'Chorkor, Greater Accra',
    'Two bedrooms near the lagoon.',
    'Available',
  ]) {
    await expect.element(card('Villa').getByText(text)).toBeVisible();
  }
  await expect.poll(() => card('Villa').element().querySelector('img')?.complete).toBe(true);
  await expect
    .element(card('Villa').getByLabelText('Video of Villa'))
    .toHaveAttribute('src', video);
  await expect
    .element(card('Villa').getByRole('link', { name: 'Set status' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/property-status/));
});

// §2.8/4
test('an empty list says so, and offers to upload a property', async () => {
  listed = [];
  await openSite('/property-list');
  await expect.element(main.getByText('No properties available.')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Upload Property' }).last())
    .toHaveAttribute('href', '/uploadProperty');
});

// §2.8/3, §4/22, §7/16, §8/27
test('properties are deleted after a confirmation, even the last one', async () => {
  const deleted = answerDeletions();
  await openSite('/property-list');
  await askToDelete('Villa');
  await expect.element(question.getByText('Villa')).toBeVisible();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(deleted).toEqual([]);

  await askToDelete('Villa');
  await confirm.click();
  await expect.element(page.getByText('Property deleted successfully')).toBeVisible();
  await expect.element(card('Villa')).not.toBeInTheDocument();
  await expect.element(card('Loft')).toBeVisible();
  expect(deleted).toMatchObject([{ params: { id: villa._id } }]);

  await askToDelete('Loft');
  await confirm.click();
  await expect.element(page.getByText('No properties available.')).toBeVisible();
});

// §8/28
test('a property that could not be deleted stays, and can be tried again', async () => {
  answer('DELETE /api/properties/:id', new Response('{}', { status: 500 }));
  await openSite('/property-list');
  await askToDelete('Villa');
  await confirm.click();
  await expect
    .element(question.getByRole('alert'))
    .toHaveTextContent('Failed to delete the property. Please try again.');
  await expectAccessible();
  answerDeletions();
  await confirm.click();
  await expect.element(card('Villa')).not.toBeInTheDocument();
});

test('a property deleted elsewhere disappears without an error', async () => {
  await openSite('/property-list');
  await expect.element(card('Villa')).toBeVisible();
  listed = [loft];
  const gone = refusal('NOT_FOUND', 'There is no such property.');
  answer('GET /api/properties/:id/stays-to-come', gone);
  answer('DELETE /api/properties/:id', gone);
  await askToDelete('Villa');
  await confirm.click();
  await expect.element(page.getByText('This property was already deleted.')).toBeVisible();
  await expect.element(card('Villa')).not.toBeInTheDocument();
});

// §2.8/5
test('an Admin is told that these are everyone’s properties', async () => {
  logInAs('Admin');
  await openSite('/property-list?search=Loft');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(propertyAdminMessages.titleForAdmin);
  await expect.element(card('Loft')).toBeVisible();
});

// §2.2/17
test('a Customer is sent to sign up', async () => {
  logInAs('Customer');
  await openSite('/property-list');
  await expect.poll(address).toBe('/signup?next=%2Fproperty-list');
  await expect.element(main.getByText('You’re logged in as Customer.')).toBeVisible();
});

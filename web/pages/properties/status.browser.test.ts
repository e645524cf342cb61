import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Property } from '#domain/properties/schema.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, listOf, noResponse, refusal } from '../../testing/answers.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { sampleId, sampleProperty } from '../../testing/samples.ts';

/** Updating the status of a property (specification §2.14, §4, §5, §8). */

const main = page.getByRole('main');

function rowOf(name: string) {
  const row = page.getByRole('row').filter({ hasText: name });
  return {
    row,
    current: row.getByRole('cell').nth(1),
    picker: row.getByLabelText(`New status of ${name}`),
    update: row.getByRole('button', { name: 'Update' }),
    alert: row.getByRole('alert'),
  };
}

const [sea, hill] = ['Sea View', 'Hill Top'].map((name, n) =>
  sampleProperty({ _id: sampleId(n + 1), name }),
) as [Property, Property];

/** The own list, in which a status that is set stays. */
function answerOwn(homes: Property[] = [sea, hill]) {
  answer('GET /api/User/properties', ({ query }) => {
    const search = query.get('search') ?? '';
    return listOf(homes.filter(({ name }) => name.includes(search)));
  });
  return answer('PUT /api/properties/:id/status', ({ params, body }) => {
    const property = {
      ...(homes.find(({ _id }) => _id === params.id) ?? sea),
      status: body.status.toLowerCase(),
    };
    homes = homes.map((each) => (each._id === property._id ? property : each));
    return { message: 'Property status updated successfully!', property };
  });
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  logInAs('Property Owner', { _id: sea.lister.userId });
});

// §2.14/1, §2.14/2, §4/17, §4/18, §6/12, §7/17, §8/60
test('any status can be set directly, and the list shows it at once', async () => {
  const calls = answerOwn();
  await openSite('/property-status');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Update Property Status');
  const { current, picker, update } = rowOf(sea.name);
  await expect.element(current).toHaveTextContent('Available');
  expect(
    page
      .getByRole('columnheader')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['Property Name', 'Current Status', 'New Status']);
  expect(
    [...picker.element().querySelectorAll('option:not([value=""])')].map(
      (each) => each.textContent,
    ),
  ).toEqual(['Available', 'Sold', 'Rented']);
  for (const status of ['Sold', 'Rented', 'Available', 'Rented'] as const) {
    await picker.selectOptions(status);
    await update.click();
    await expect.element(current).toHaveTextContent(status);
    await expect
      .element(page.getByText('Property status updated successfully!').first())
      .toBeVisible();
    await expect.element(picker).toHaveValue('');
    expect(calls.at(-1)).toMatchObject({ params: { id: sea._id }, body: { status } });
    expect(calls.at(-1)?.headers.get('authorization')).toBeNull();
  }
  expect(calls).toHaveLength(4);
  await expect.element(rowOf(hill.name).current).toHaveTextContent('Available');
});

// §2.14/3
test('an empty list says so, and offers to upload a property', async () => {
  answerOwn([]);
  await openSite('/property-status');
  await expect.element(main.getByText('No properties found.')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await main.getByRole('link', { name: 'Upload Property' }).click();
  await expect.poll(address).toBe('/uploadProperty');
});

// §5/55
test('a status must be chosen', async () => {
  const calls = answerOwn();
  await openSite('/property-status');
  const { update, picker, alert } = rowOf(sea.name);
  await update.click();
  await expect.element(alert).toHaveTextContent('Please select a status.');
  await expect.element(picker).toHaveFocus();
  await picker.selectOptions('Sold');
  await expect.element(alert).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('a failure is reported in its row, and the choice stays', async () => {
  const homes = [sea];
  answerOwn(homes);
  answer('PUT /api/properties/:id/status', noResponse);
  await openSite('/property-status');
  const { current, picker, update, alert } = rowOf(sea.name);
  await picker.selectOptions('Sold');
  await update.click();
  await expect.element(alert).toHaveTextContent('Failed to update the status. Please try again.');
  await expectAccessible();
  await page.viewport(1280, 800);
  await expect.element(current).toHaveTextContent('Available');
  await expect.element(picker).toHaveValue('Sold');
  answerOwn(homes);
  await update.click();
  await expect.element(current).toHaveTextContent('Sold');
  await expect.element(alert).not.toBeInTheDocument();
});

test('a property that was deleted meanwhile can be removed from the list', async () => {
  answerOwn([sea]);
  await openSite('/property-status');
  const { row, picker, update, alert } = rowOf(sea.name);
  answer('PUT /api/properties/:id/status', refusal('NOT_FOUND', 'Not found.'));
  await picker.selectOptions('Sold');
  await update.click();
  await expect.element(alert).toHaveTextContent('This property has since been deleted.');
  answerOwn([]);
  await row.getByRole('button', { name: 'Remove from this list' }).click();
  await expect.element(page.getByText('No properties found.')).toBeVisible();
});

test('a property is found by its name', async () => {
  answerOwn();
  await openSite('/property-status');
  await expect.element(rowOf(sea.name).row).toBeVisible();
  await page.getByLabelText('Search your properties').fill(hill.name);
  await expect.element(rowOf(sea.name).row).not.toBeInTheDocument();
  await expect.element(rowOf(hill.name).row).toBeVisible();
  await expect.poll(address).toBe('/property-status?search=Hill+Top');
});

test('a lister pauses a property in their own list, and shows it again with one tap', async () => {
  await page.viewport(360, 740);
  answer('GET /api/User/properties', listOf([sea]));
  const pause = { reason: 'by-lister', since: '2026-11-22T09:00:00.000Z' } as const;
  const calls = answer('PUT /api/properties/:id/pause', ({ body }) => ({
    message: 'Done.',
    ...(body.paused && { pause }),
  }));
  await openSite('/property-list');
  await page.getByRole('button', { name: `Pause: ${sea.name}` }).click();
  await expect.element(page.getByText('Paused. It doesn’t appear in lists.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: `Show again: ${sea.name}` }).click();
  await expect.element(page.getByRole('button', { name: `Pause: ${sea.name}` })).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ paused: true }, { paused: false }]);
});

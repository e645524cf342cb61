import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Property } from '#domain/properties/schema.ts';
import { answer, listOf, noResponse, refusal } from '../../testing/answers.ts';
import { answerProperty } from '../../testing/listing-samples.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs, logInByForm } from '../../testing/people.ts';
import { propertyCard, sampleId, samplePhoto, sampleStay } from '../../testing/samples.ts';

/** Editing an own property (docs/product.md, "Who may do what"). */

const main = page.getByRole('main');
const heading = main.getByRole('heading', { level: 1 });
const name = main.getByLabelText('Name', { exact: true });
const price = main.getByLabelText('Price');
const save = main.getByRole('button', { name: 'Save changes' });
const alert = main.getByRole('alert');

const OWNER = { _id: sampleStay().lister.userId };
const PAGE = `/property/${sampleId(1)}`;
const EDIT = `${PAGE}/edit`;
const FAILURE = 'Failed to update the property. Please try again.';

/** A property that stores each save. */
function answerStored(given: Partial<Property> = {}) {
  const stored = sampleStay({ price: 4800, photos: [samplePhoto(1), samplePhoto(2)], ...given });
  answerProperty(stored);
  answer('GET /api/properties/:id', () => stored);
  answer('GET /api/properties/:id/pin', { pin: null, shown: false });
  return stored;
}

/** Answers each save with the stored property. */
const answerSaves = (stored: Property) =>
  answer('PUT /api/properties/:id', ({ body }) => {
    Object.assign(stored, { name: body.name, price: Number(String(body.price).replace(/,/g, '')) });
    return { message: 'Saved.', property: stored };
  });

async function openForm(given: Partial<Property> = {}) {
  const stored = answerStored(given);
  const saves = answerSaves(stored);
  await openSite(EDIT);
  await expect.element(name).toHaveValue(stored.name);
  return { stored, saves };
}

beforeEach(() => {
  logInAs('Property Owner', OWNER);
});

test('a property is edited from the list, and its photos and status stay', async () => {
  const stored = answerStored({ price: 450.5, name: 'Palm Court' });
  const saves = answerSaves(stored);
  answer('GET /api/User/properties', listOf([propertyCard(stored)]));
  await openSite('/property-list');
  await main.getByRole('link', { name: 'Edit' }).click();
  await expect.poll(address).toBe(EDIT);
  await expect.element(name).toHaveValue('Palm Court');
  await expect.element(price).toHaveValue('450.50');
  await expect.element(page.getByLabelText('Short-Stay type')).toHaveValue('Guest House');
  await expect.element(page.getByRole('button', { name: 'Remove photo 2' })).toBeVisible();

  await name.fill(' ');
  await save.click();
  await expect.element(alert).toHaveTextContent('Please fill in all required fields.');
  await expect.element(name).toHaveFocus();
  await name.fill('Sea Breeze');
  await price.fill('1250');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(PAGE);
  await expect.element(page.getByText('Property updated successfully!')).toBeVisible();
  await expect.element(heading).toHaveTextContent('Sea Breeze');
  await expect.element(main.getByText('₵1,250.00').first()).toBeVisible();
  expect(saves).toHaveLength(1);
  expect(saves[0]?.body).toMatchObject({ name: 'Sea Breeze' });
  for (const kept of ['photos', 'video', 'status']) expect(saves[0]?.body).not.toHaveProperty(kept);
  await main.getByRole('link', { name: 'Edit Property' }).click();
  await expect.element(name).toHaveValue('Sea Breeze');
});

describe('the price', () => {
  test('is replaced by what is typed after Tab', async () => {
    await openForm();
    await expect.element(price).toHaveValue('4,800');
    (page.getByLabelText('Description').element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(price).toHaveFocus();
    await userEvent.keyboard('4500');
    await expect.element(price).toHaveValue('4500');
  });

  test('is questioned when it is ten times above or below the old one', async () => {
    const { saves } = await openForm();
    await price.fill('480000');
    await save.click();
    const question = page.getByRole('dialog', { name: 'Is that right?' });
    await expect
      .element(question.getByText('The price was ₵4,800.00. You typed ₵480,000.00.'))
      .toBeVisible();
    await question.getByRole('button', { name: 'Change the price' }).click();
    await expect.element(price).toHaveFocus();
    expect(saves).toEqual([]);
    expect(address()).toBe(EDIT);
    await price.fill('400');
    await save.click();
    await question.getByRole('button', { name: 'Yes, save it' }).click();
    await expect.element(main.getByText('₵400.00').first()).toBeVisible();
    expect(saves).toHaveLength(1);
  });
});

describe('an edit that goes wrong', () => {
  test('says at once that nothing was saved while the browser is offline', async () => {
    const { stored } = await openForm();
    await name.fill('Offline');
    answer('PUT /api/properties/:id', noResponse);
    dispatchEvent(new Event('offline'));
    await save.click();
    await expect.element(alert).toHaveTextContent(FAILURE);
    await expect.element(name).toHaveValue('Offline');
    answerSaves(stored);
    dispatchEvent(new Event('online'));
    await save.click();
    await expect.element(heading).toHaveTextContent('Offline');
  });

  test('keeps what was typed, even if the session ends', async () => {
    const { stored } = await openForm();
    await name.fill('Kept');
    answer('PUT /api/properties/:id', noResponse);
    await save.click();
    await expect.element(alert).toHaveTextContent(FAILURE);
    await expect.element(name).toHaveValue('Kept');

    await page.getByRole('link', { name: 'Cancel' }).click();
    const warning = page.getByRole('dialog', { name: 'Leave without saving?' });
    await warning.getByRole('button', { name: 'Stay here' }).click();
    answer('PUT /api/properties/:id', refusal('SESSION_EXPIRED', 'Your session has expired.'));
    await save.click();
    await expect.element(alert.getByText('We keep what you typed in this tab.')).toBeVisible();
    await main.getByRole('link', { name: 'Login' }).click();
    await logInByForm({ ...OWNER, role: 'Property Owner' });
    await expect.poll(address).toBe(EDIT);
    await expect.element(name).toHaveValue('Kept');
    answerSaves(stored);
    await save.click();
    await expect.element(heading).toHaveTextContent('Kept');
  });

  test('shows a change made elsewhere before anything is saved', async () => {
    const { stored } = await openForm({ price: 450 });
    await name.fill('Typed here');
    const elsewhere = {
      name: 'Typed elsewhere',
      price: 600,
      updatedAt: '2026-11-26T10:00:00.000Z',
    };
    Object.assign(stored, elsewhere);
    answer('PUT /api/properties/:id', ({ body }) => {
      if (body.expectedUpdatedAt !== elsewhere.updatedAt) {
        return refusal('CHANGED_MEANWHILE', 'It was changed.');
      }
      Object.assign(stored, { name: body.name });
      return { message: 'Saved.', property: stored };
    });
    await save.click();
    await expect
      .element(alert)
      .toHaveTextContent(
        'This property has changed since you opened it. The form now shows what’s new: price. You both changed: name. We kept what you typed. Please check, then save again.',
      );
    await expect.element(price).toHaveValue('600');
    await expect.element(name).toHaveValue('Typed here');
    await save.click();
    await expect.element(heading).toHaveTextContent('Typed here');
    await expect.element(main.getByText('₵600.00').first()).toBeVisible();
  });

  test('says that the property was deleted, and keeps what was typed', async () => {
    await openForm();
    await name.fill('Too late');
    answer('PUT /api/properties/:id', refusal('NOT_FOUND', 'Not found.'));
    await save.click();
    await expect.element(alert.getByText('This property has since been deleted.')).toBeVisible();
    await expect.element(name).toHaveValue('Too late');
  });

  // §2.7/21
  test('tells the lister that a video could not be compressed', async () => {
    await openForm({
      video: 'http://localhost/media/videos/one.webm',
      videoDetails: { width: null, height: null, duration: null, poster: null, status: 'failed' },
    });
    await expect.element(page.getByText('We couldn’t compress this video')).toBeVisible();
  });
});

test('pausing a property while editing it keeps what was typed', async () => {
  await openForm();
  const pause = { reason: 'by-lister', since: '2026-11-22T09:00:00.000Z' } as const;
  answer('PUT /api/properties/:id/pause', { message: 'Paused.', pause });
  await name.fill('Palm Court by the sea');
  await page.getByRole('button', { name: /^Pause:/ }).click();
  await expect.element(page.getByRole('button', { name: /^Show again:/ })).toBeVisible();
  await expect.element(name).toHaveValue('Palm Court by the sea');
});

test('only the owner and Admins can edit a property', async () => {
  logInAs('Agent', { _id: sampleId(950) });
  answerStored();
  await openSite(EDIT);
  await expect.element(heading).toHaveTextContent('Not Authorized');
  logInAs('Admin', { _id: sampleId(951) });
  await openSite(EDIT);
  await expect.element(name).toBeVisible();
  localStorage.clear();
  await openSite(EDIT);
  await expect.poll(address).toBe(`/signup?${new URLSearchParams({ next: EDIT })}`);
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Favourite } from '#domain/favourites/schema.ts';
import { VISITOR_KEY } from '#web/lib/favourites/storage-keys.ts';
import { VIEWED_KEY } from '#web/lib/lists/viewed-key.ts';
import { answer, listOf, type MadeCall, noResponse } from '../../testing/answers.ts';
import { answerLists } from '../../testing/lists-samples.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { carCard, propertyCard, sampleCar, sampleId, sampleStay } from '../../testing/samples.ts';

/** Homes and cars that people keep: hearts, the page of favourites, notes, and the list that is shared. */

const home = sampleStay({ name: 'Villa Osu' });
const car = sampleCar();
const main = page.getByRole('main');
const cards = main.getByRole('article');
const heart = (name: string) => page.getByRole('button', { name: `Save ${name}` });
const note = page.getByLabelText('Your note', { exact: true });

/** Something of the account, or of the device. */
const kept = ({ _id, name, price }: typeof home | typeof car, more: Partial<Favourite> = {}) =>
  ({
    kind: _id === car._id ? 'car' : 'property',
    listingId: _id,
    name,
    note: '',
    keptAt: '2026-11-20T10:00:00.000Z',
    price,
    ...more,
  }) satisfies Favourite;

const keepOnDevice = (favourites: Favourite[]) =>
  localStorage.setItem(VISITOR_KEY, JSON.stringify({ favourites }));

function logInKeeping(...favourites: Favourite[]) {
  logInAs('Customer');
  answer('GET /api/User/favourites', favourites);
  answer('GET /api/User/price-drop-mails', { wanted: true });
}

/** The existing listings, returned by lists that are asked for some of them. */
function answerKept(homes = [home], cars = [car]) {
  answerLists();
  const some =
    (all: readonly { _id: string }[]) =>
    ({ query }: MadeCall) =>
      listOf(all.filter(({ _id }) => (query.get('ids') ?? _id).includes(_id)));
  answer('GET /api/properties', some(homes.map(propertyCard)));
  answer('GET /api/cars', some(cars.map(carCard)));
}

beforeEach(() => answerKept());

// §2.1/16
test('a visitor saves homes and cars on the device, in the order saved', async () => {
  await openSite('/?search=osu');
  await expect.element(heart(home.name)).toHaveAttribute('aria-pressed', 'false');
  await heart(home.name).click();
  await expect.element(heart(home.name)).toHaveAttribute('aria-pressed', 'true');
  await heart(car.name).click();

  await openSite('/');
  await expect.element(heart(home.name)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Favourites' }).click();
  await expect.element(page.getByRole('heading', { name: 'Favourites', level: 1 })).toBeVisible();
  await expect.poll(() => cards.elements().length).toBe(2);
  await expect.element(cards.first().getByText(car.name)).toBeVisible();

  await heart(car.name).click();
  await expect.poll(() => cards.elements().length).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(cards.first().getByText(car.name)).toBeVisible();
  await heart(car.name).click();
  await heart(home.name).click();
  await expect.element(page.getByText('No favourites yet.')).toBeVisible();
});

describe('a member’s heart', () => {
  // §2.1/17
  test('changes at once on a slow network, and changes back if that fails', async () => {
    logInKeeping();
    const { promise, resolve } = Promise.withResolvers<void>();
    answer('PUT /api/User/favourites/:kind/:id', async () => {
      await promise;
      return noResponse();
    });
    await openSite('/short-stays');
    await heart(home.name).click();
    await expect.element(heart(home.name)).toHaveAttribute('aria-pressed', 'true');
    resolve();
    await expect.element(page.getByText(/^We couldn’t update your favourites\./)).toBeVisible();
    await expect.element(heart(home.name)).toHaveAttribute('aria-pressed', 'false');
  });

  // §2.1/17
  test('ends with the last of two quick taps', async () => {
    logInKeeping();
    const order: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    answer('PUT /api/User/favourites/:kind/:id', async () => {
      await promise;
      order.push('kept');
      return kept(home);
    });
    answer('DELETE /api/User/favourites/:kind/:id', () => {
      order.push('removed');
      return { message: 'ok' };
    });
    await openSite('/short-stays');
    await heart(home.name).click();
    await heart(home.name).click();
    resolve();
    await expect.poll(() => order).toEqual(['kept', 'removed']);
    await expect.element(heart(home.name)).toHaveAttribute('aria-pressed', 'false');
  });
});

// §2.1/16
test('hearts work for as long as the tab is open, even where storage is blocked', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await openSite('/short-stays');
  await heart(home.name).click();
  await expect.element(heart(home.name)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Favourites' }).click();
  await expect.poll(() => cards.elements().length).toBe(1);
  await heart(home.name).click();
  vi.restoreAllMocks();
});

test('favourites from before the login are added to the account, and leave the device', async () => {
  keepOnDevice([kept(home, { note: 'Near the beach.' })]);
  logInKeeping(kept(home, { note: 'Near the beach.' }));
  const added = answer('POST /api/User/favourites', { notAdded: [] });
  await openSite('/favourites');
  await expect.poll(() => added.length).toBe(1);
  expect(added[0]?.body.favourites).toMatchObject([
    { listingId: home._id, note: 'Near the beach.' },
  ]);
  await expect.element(page.getByText('Near the beach.')).toBeVisible();
  await expect.poll(() => localStorage.getItem(VISITOR_KEY) ?? '').not.toContain(home._id);
});

describe('notes', () => {
  // §2.1/18
  test('are saved on the device', async () => {
    keepOnDevice([kept(home)]);
    await openSite('/favourites');
    await page.getByRole('button', { name: `Add a note: ${home.name}` }).click();
    await note.fill('Near the beach.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect.element(page.getByText('Near the beach.')).toBeVisible();
    const edit = page.getByRole('button', { name: `Edit note: ${home.name}` });
    await expect.element(edit).toHaveFocus();
    await openSite('/favourites');
    await expect.element(page.getByText('Near the beach.')).toBeVisible();
    await edit.click();
    await note.fill('a'.repeat(501));
    await expect.element(page.getByRole('button', { name: 'Save note' })).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByText('Near the beach.')).toBeVisible();
  });

  // §2.1/18
  test('are saved in the account, and stay in the field if that fails', async () => {
    logInKeeping(kept(home));
    answer('PUT /api/User/favourites/:kind/:id', noResponse);
    await openSite('/favourites');
    await page.getByRole('button', { name: `Add a note: ${home.name}` }).click();
    await note.fill('Ask about water.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect.element(main.getByRole('alert')).toBeVisible();
    await expect.element(note).toHaveValue('Ask about water.');

    const saved = answer('PUT /api/User/favourites/:kind/:id', kept(home));
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect.element(note).not.toBeInTheDocument();
    await expect.element(page.getByText('Ask about water.')).toBeVisible();
    expect(saved).toMatchObject([{ body: { note: 'Ask about water.' } }]);
  });
});

// §2.1/18
test('a favourite that was rented or deleted stays, and says so', async () => {
  const gone = sampleStay({ _id: sampleId(5), name: 'Hut' });
  logInKeeping(kept(home), kept(gone));
  answerKept([{ ...home, status: 'rented' }]);
  const removed = answer('DELETE /api/User/favourites/:kind/:id', { message: 'ok' });
  await openSite('/favourites');
  await expect
    .element(cards.filter({ hasText: home.name }).getByText('Rented', { exact: true }))
    .toBeVisible();
  const left = cards.filter({ hasText: gone.name });
  await expect.element(left.getByText('No longer listed')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${gone.name}` }).click();
  await expect.element(left).not.toBeInTheDocument();
  await expect.poll(() => removed[0]?.params.id).toBe(gone._id);
});

// §2.1/19
test('a favourite that became cheaper says by how much, on the device and in the account', async () => {
  keepOnDevice([kept(home, { price: home.price + 50 })]);
  await openSite('/favourites');
  await expect.element(page.getByText('₵50.00 less since you saved it')).toBeVisible();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));
  logInKeeping(kept(home, { price: home.price + 30 }));
  await openSite('/favourites');
  await expect.element(page.getByText('₵30.00 less since you saved it')).toBeVisible();
});

// §2.1/19
test('a member turns emails about price drops off and on', async () => {
  logInKeeping(kept(home));
  const changes = answer('PUT /api/User/price-drop-mails', ({ body }) => body);
  await openSite('/favourites');
  const box = page.getByLabelText('Email me when a price drops');
  await expect.element(box).toBeEnabled();
  await expect.element(box).toBeChecked();
  await box.click();
  await expect
    .element(page.getByText('We’ll no longer email you about price drops.'))
    .toBeVisible();
  await expect.element(box).not.toBeChecked();
  await box.click();
  await expect.element(page.getByText('We’ll email you when a price drops.')).toBeVisible();
  expect(changes).toMatchObject([{ body: { wanted: false } }, { body: { wanted: true } }]);
});

test('a favourite that fails to load keeps its name, and can be tried again', async () => {
  keepOnDevice([kept(home)]);
  answer('GET /api/properties', noResponse);
  await openSite('/favourites');
  await expect
    .element(page.getByRole('alert').getByText('We couldn’t load some of your favourites'))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: home.name })).toBeVisible();
  answerKept();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(heart(home.name)).toHaveAttribute('aria-pressed', 'true');
});

describe('sharing the list', () => {
  const panel = page.getByRole('region', { name: 'Share your favourites' });
  const open = () => page.getByRole('button', { name: 'Share this list' }).click();

  test('asks a visitor to log in first', async () => {
    keepOnDevice([kept(home)]);
    await openSite('/favourites');
    await open();
    await panel.getByRole('link', { name: 'Login' }).click();
    await expect.poll(address).toBe('/login?next=%2Ffavourites%23favourites');
  });

  test('gives a member a link, shows notes on request, and can be turned off', async () => {
    logInKeeping(kept(home));
    answer('GET /api/User/shared-list', { link: null });
    const shared = answer('PUT /api/User/shared-list', ({ body }) => ({
      link: { id: 'a-link-that-nobody-guesses', withNotes: body.withNotes },
    }));
    const ended = answer('DELETE /api/User/shared-list', { message: 'ok' });
    await openSite('/favourites');
    await open();
    await panel.getByRole('button', { name: 'Create link' }).click();
    const url = panel.getByLabelText('Link to your list');
    await expect.element(url).toBeVisible();
    const { value } = url.element() as HTMLInputElement;
    expect(value).toMatch(/\/shared\/a-link-that-nobody-guesses$/);
    const whatsApp = panel.getByRole('link', { name: 'Share on WhatsApp' });
    expect(whatsApp.element().getAttribute('href')).toContain(encodeURIComponent(value));
    await panel.getByRole('checkbox', { name: 'Show my notes too' }).click();
    await expect.poll(() => shared.map(({ body }) => body.withNotes)).toEqual([false, true]);
    await panel.getByRole('button', { name: 'Turn off link' }).click();
    await expect.element(panel.getByRole('button', { name: 'Create link' })).toBeVisible();
    expect(ended).toHaveLength(1);
  });
});

// §2.1/21
test('recently viewed listings stand in a row, the latest first, until they are cleared', async () => {
  localStorage.setItem(
    VIEWED_KEY,
    JSON.stringify([kept(home), kept(car)].map(({ kind, listingId }) => ({ kind, listingId }))),
  );
  const row = page.getByRole('region', { name: 'Recently viewed' });
  for (const path of ['/', '/favourites']) {
    await openSite(path);
    await expect.poll(() => row.getByRole('link').elements().length).toBe(2);
    const names = row
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
    expect(names[0]).toContain(home.name);
    expect(names[1]).toContain(car.name);
  }
  await userEvent.click(page.getByRole('button', { name: 'Clear: Recently viewed' }));
  await expect.element(row).not.toBeInTheDocument();
  await openSite('/');
  await expect.element(cards.first()).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
});

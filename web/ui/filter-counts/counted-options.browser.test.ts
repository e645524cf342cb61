import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PREFERENCE_KEYS } from '#web/lib/preferences.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, listOf, type MadeCall } from '../../testing/answers.ts';
import { answerLists, haveTime } from '../../testing/lists-samples.ts';
import { openSite } from '../../testing/open-site.tsx';
import { sampleCarCards, sampleCards } from '../../testing/samples.ts';

/** Counts on each option of the filters, and filters with several values, on a phone's sheet and beside the list. */

const cards = page.getByRole('article');
const homes = sampleCards(3, {
  propertyType: 'Short-Stay',
  shortStayType: 'Guest House',
  rentalType: null,
});

const counts = (query: URLSearchParams): Record<string, Record<string, number>> => ({
  region: { Volta: 1, Oti: 2 },
  condition:
    query.get('region') === 'Volta'
      ? { Renovated: 1 }
      : { Renovated: 1, 'Newly built': 2, 'Old House': 0 },
});

let counted: MadeCall[];
beforeEach(() => {
  haveTime();
  answerLists({ homes, cars: sampleCarCards(2) });
  counted = answer('GET /api/properties/facets', ({ query }) => counts(query));
});

/** Waits until the browser is idle. */
const rest = () => new Promise((resolve) => requestIdleCallback(resolve));

const sheet = page.getByRole('dialog', { name: 'Filters' });

async function openSheet() {
  await expect.element(cards.first()).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect.element(sheet).toBeVisible();
}

const option = (filter: string, name: RegExp) =>
  sheet.getByRole('group', { name: filter, exact: true }).getByRole('checkbox', { name });
const unfold = (filter: string) => sheet.getByText(filter, { exact: true }).first().click();

// §5/60
test('two regions are chosen by their counts, and the counts follow', async () => {
  const calls = answer('GET /api/properties', ({ query }) =>
    listOf(query.get('region') === 'Oti' ? homes.slice(1) : homes),
  );
  await openSite('/guest-house?search=nook');
  expect(counted).toEqual([]);
  await openSheet();
  await unfold('Condition');
  await expect.element(option('Condition', /^Renovated \(1\)$/)).toBeVisible();
  await expect.element(option('Condition', /^Old House \(0\)$/)).toBeEnabled();
  await unfold('Region');
  await option('Region', /^Volta/).click();
  await expect.poll(() => location.search).toBe('?search=nook&region=Volta');
  // Other options of the same filter add up, so their counts stay the same.
  await expect.element(option('Region', /^Oti \(2\)$/)).toBeVisible();
  // An option found everywhere but not in these results leaves nothing.
  await expect.element(option('Condition', /^Newly built \(0\)$/)).toBeVisible();
  await option('Region', /^Oti/).click();
  await expect.poll(() => location.search).toBe('?search=nook&region=Volta%2COti');
  await expect.element(option('Condition', /^Newly built \(2\)$/)).toBeVisible();
  expect(calls.at(-1)?.query.get('region')).toBe('Volta,Oti');
  await expectAccessible();
});

test('each choice has a chip, which removes it again', async () => {
  answer('GET /api/properties', ({ query }) =>
    listOf(query.get('region') === 'Oti' ? homes.slice(1) : homes),
  );
  await openSite('/guest-house?search=nook&region=Volta%2COti');
  await openSheet();
  await sheet.getByRole('button', { name: 'Show 3 results' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove Volta' }).click();
  await expect.poll(() => location.search).toBe('?search=nook&region=Oti');
  await expect.poll(() => cards.elements().length).toBe(2);
  await page.getByRole('button', { name: 'Remove Oti' }).click();
  await expect.poll(() => location.search).toBe('?search=nook');
  await expect.poll(() => cards.elements().length).toBe(3);
});

// §5/61, §5/62
test('nothing moves when the counts arrive, and the list works without them', async () => {
  const { promise: held, resolve: respond } = Promise.withResolvers<void>();
  answer(
    'GET /api/properties',
    listOf(sampleCards(1, { ...homes[0], location: 'Aburi' } as never)),
  );
  answer('GET /api/properties/facets', async ({ query }) => {
    await held;
    return { ...counts(query), location: { Aburi: 1, Kokrobite: 1 } };
  });
  // The towns are unfolded, and counting adds others to them.
  await openSite('/short-stays?location=Aburi');
  await openSheet();
  await expect.element(sheet.getByRole('checkbox', { name: 'Kokrobite' })).not.toBeInTheDocument();
  await unfold('Region');
  const top = () => sheet.getByText('Listed by').element().getBoundingClientRect().top;
  const before = top();
  respond();
  await expect.element(option('Region', /^Volta \(/)).toBeVisible();
  await expect
    .element(sheet.getByRole('checkbox', { name: /^Kokrobite \(1\)/ }))
    .toBeInTheDocument();
  expect(top()).toBe(before);

  answer('GET /api/properties/facets', new Response('', { status: 503 }));
  await option('Region', /^Volta/).click();
  await expect.poll(() => location.search).toBe('?location=Aburi&region=Volta');
  await expect.element(cards.first()).toBeInTheDocument();
});

// §5/62
test('a phone counts only once its filters are opened', async () => {
  await openSite('/guest-house');
  await expect.element(cards.first()).toBeVisible();
  await rest();
  expect(counted).toEqual([]);
  await openSheet();
  await expect.poll(() => counted.length).toBeGreaterThan(0);
});

describe('the filters beside a list', () => {
  const panel = page.getByRole('complementary', { name: 'Filters' });

  beforeEach(async () => {
    await page.viewport(1280, 800);
    counted = answer('GET /api/cars/facets', { brand: { Honda: 2 } });
  });

  // §5/62
  test('are counted while nobody touches them', async () => {
    await openSite('/cars');
    await expect.poll(() => counted.length).toBe(1);
    await panel.getByText('Brand').first().click();
    await expect.element(panel.getByRole('checkbox', { name: 'Honda (2)' })).toBeVisible();
  });

  // §5/62
  test('are counted in low-data mode only once someone points there', async () => {
    localStorage.setItem(PREFERENCE_KEYS.lowData, 'on');
    // Away from the panel.
    await userEvent.hover(document.documentElement, { position: { x: 5, y: 5 } });
    await openSite('/cars');
    await expect.element(cards.first()).toBeVisible();
    await rest();
    expect(counted).toEqual([]);
    await panel.hover();
    await expect.poll(() => counted.length).toBe(1);
  });
});

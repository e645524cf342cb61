import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Suggestion } from '#domain/suggestions/schema.ts';
import { PREFERENCE_KEYS } from '#web/lib/preferences.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, type MadeCall } from '../../testing/answers.ts';
import { answerLists } from '../../testing/lists-samples.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { sampleCarCards, sampleCards } from '../../testing/samples.ts';

/** Suggestions while typing into a search box. */

const list = page.getByRole('listbox', { name: 'Suggestions' });
const options = list.getByRole('option');
const box = page.getByRole('combobox', { name: 'Search properties and cars' });
const field = page.getByPlaceholder('Search properties...');

const TOWN: Suggestion = {
  kind: 'place',
  label: 'East Legon',
  detail: 'Apartments',
  address: '/apartments?location=East+Legon',
  total: 1,
};
const MODEL: Suggestion = {
  kind: 'model',
  label: 'Hilux',
  detail: 'Toyota',
  address: '/cars?brand=Toyota&model=Hilux',
  total: 2,
};
const SEARCH: Suggestion = {
  kind: 'search',
  label: '2+ bedrooms around University of Professional Studies, up to ₵3,000 a month',
  detail: 'Apartments, within 5 km',
  address: '/apartments?minBedrooms=2&location=Madina',
  total: 1_400,
};
const LISTING: Suggestion = { kind: 'listing', label: 'Pickup Hilux', address: '/cars/1' };

let asked: MadeCall[];
beforeEach(() => {
  answerLists({ homes: sampleCards(1), cars: sampleCarCards(1) });
  asked = answer('GET /api/suggestions', ({ query }) =>
    query.get('search')?.startsWith('east') ? [TOWN] : [MODEL, LISTING],
  );
});

// §2.3/16
test('choosing a town opens its list, narrowed to it', async () => {
  await openSite('/');
  await field.click();
  await userEvent.keyboard('east');
  await expect.element(options).toHaveAccessibleName(/^East Legon.*Apartments.*1 listing$/);
  const [input, open, row] = [field, list, options].map((each) =>
    each.element().getBoundingClientRect(),
  );
  expect(open?.top).toBeGreaterThanOrEqual(input?.bottom ?? 0);
  expect(row?.height).toBeGreaterThanOrEqual(44);
  expect(open?.right).toBeLessThanOrEqual(360);
  // Nor is the button beside the field covered.
  const button = page.getByRole('button', { name: 'Search', exact: true }).element();
  const { left, top, width, height } = button.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(button.contains(over)).toBe(true);
  await options.click();
  await expect.poll(address).toBe('/apartments?location=East+Legon');
  await page.getByRole('button', { name: 'Remove East Legon' }).click();
  await expect.poll(address).toBe('/apartments');
});

test('the suggestions are accessible', async () => {
  await openSite('/');
  await field.fill('hilux');
  await expect.poll(() => options.elements().length).toBe(2);
  await userEvent.keyboard('{ArrowDown}');
  await expectAccessible();
});

// §2.3/16
test('the suggestions work by keyboard alone: down, up, Escape, Enter and Tab', async () => {
  await openSite('/');
  await expect.element(field).toBeVisible();
  (field.element() as HTMLInputElement).focus();
  await userEvent.keyboard('hilux');
  await expect.poll(() => options.elements().length).toBe(2);
  await expect.element(box).toHaveAttribute('aria-expanded', 'true');
  await expect
    .element(page.getByText('2 suggestions for “hilux”. Use the arrow keys.'))
    .toBeInTheDocument();

  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  const { id } = options.first().element();
  await expect.element(box).toHaveAttribute('aria-activedescendant', id);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(box).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');

  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await expect.element(box).toHaveValue('hilux');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.poll(address).toBe('/?search=hilux');

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{End}x{Backspace}');
  await expect.poll(() => options.elements().length).toBe(2);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(address).toBe('/cars?brand=Toyota&model=Hilux');
  await expect.element(page.getByRole('article').first()).toBeVisible();
});

// §2.3/27
test('a whole search is offered first, with how many it finds, and opens its list with its filters', async () => {
  answer('GET /api/suggestions', ({ query }) =>
    query.get('searches') === '1' ? [SEARCH, LISTING] : [LISTING],
  );
  await openSite('/');
  await field.click();
  await userEvent.keyboard('2 bed');
  const first = options.first();
  await expect
    .element(first)
    .toHaveAccessibleName(/^2\+ bedrooms around .*, Apartments, within 5 km *, 1,400 listings$/);
  expect(first.element().querySelector('svg')).not.toBeNull();
  const row = first.element().getBoundingClientRect();
  expect(row.right).toBeLessThanOrEqual(360);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(address).toBe('/apartments?minBedrooms=2&location=Madina');
  await expect.element(page.getByRole('button', { name: 'Remove Bedrooms: 2+' })).toBeVisible();
});

// §2.3/16
test('Enter searches as usual', async () => {
  await openSite('/');
  await field.fill('hilux');
  await expect.poll(() => options.elements().length).toBe(2);
  await userEvent.keyboard('{Enter}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.poll(address).toBe('/?search=hilux');
});

test('each pause sends one request, and the latest response shows, whichever comes first', async () => {
  const held = new Map<string, (suggestions: Suggestion[]) => void>();
  const calls = answer('GET /api/suggestions', ({ query }) => {
    const { promise, resolve } = Promise.withResolvers<Suggestion[]>();
    held.set(query.get('search') ?? '', resolve);
    return promise;
  });
  const suggesting = (label: string): Suggestion[] => [
    { kind: 'listing', label, address: `/property/${label}` },
  ];
  await openSite('/');
  await field.fill('hil');
  await expect.poll(() => calls.length).toBe(1);
  await field.fill('hilux');
  await expect.poll(() => calls.length).toBe(2);
  held.get('hilux')?.(suggesting('second'));
  await expect.element(options.getByText('second')).toBeVisible();
  held.get('hil')?.(suggesting('first'));
  await new Promise((done) => setTimeout(done));
  await expect.element(options.getByText('second')).toBeVisible();
  expect(calls).toHaveLength(2);
  // After submitting a search, late suggestions are not shown.
  await field.fill('hilux x');
  await expect.poll(() => calls.length).toBe(3);
  await userEvent.keyboard('{Enter}');
  held.get('hilux x')?.(suggesting('third'));
  await expect.element(list).not.toBeInTheDocument();
});

test('nothing is requested in low-data mode', async () => {
  localStorage.setItem(PREFERENCE_KEYS.lowData, 'on');
  await openSite('/');
  await field.fill('hilux');
  await expect.poll(address).toBe('/?search=hilux');
  expect(asked).toEqual([]);
});

describe('a list of cars', () => {
  test('suggests too, and is narrowed in place', async () => {
    await openSite('/cars?condition=Used');
    const search = page.getByLabelText('Search cars');
    await search.fill('hilux');
    await expect.poll(address).toBe('/cars?condition=Used&search=hilux');
    await options.first().click();
    await expect.poll(address).toBe('/cars?brand=Toyota&model=Hilux');
    await expect.element(search).toHaveValue('');
    await expect.element(list).not.toBeInTheDocument();
  });
});

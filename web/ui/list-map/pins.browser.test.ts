import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, type MadeCall } from '../../testing/answers.ts';
import { answerLists } from '../../testing/lists-samples.ts';
import { openSite } from '../../testing/open-site.tsx';
import { sampleCards } from '../../testing/samples.ts';

/** Listings at one spot of the map, and those of which only the town is known. */

const OSU = '/property-rentals?map=1&bbox=-0.2,5.54,-0.16,5.58';
const SPOT = { lat: 5.56, lng: -0.18, south: 5.56, north: 5.56, west: -0.18, east: -0.18 };
const PRICES = { minPrice: 900, maxPrice: 4_500 };

const fan = page.getByRole('group', { name: /listings here$/ });
const members = fan.getByRole('button', { name: /₵|Ask/ });
const chosen = page.getByRole('region', { name: 'Chosen listing' });
const spot = page.getByRole('button', { name: /^\d+ listings/ });

let lists: MadeCall[];
function answerSpot(count: number, area?: { name: string; metres: number }) {
  lists = answerLists({ homes: sampleCards(Math.min(count, 12)) }).homes;
  answer('GET /api/map-tiles', { tiles: null });
  answer('GET /api/properties/map', {
    total: count,
    clusters: [{ ...SPOT, ...PRICES, count, ...(area && { area }) }],
    pins: [],
  });
}

describe('several listings at one spot', () => {
  beforeEach(() => answerSpot(3));

  test('fan out around it, and each opens its card', async () => {
    await openSite(OSU);
    await spot.click();
    await expect.poll(() => members.elements().length).toBe(3);
    // The list beside the map may be read after it.
    expect(lists.map(({ query }) => query.get('bbox'))).toContain('-0.18,5.56,-0.18,5.56');
    const boxes = members.elements().map((member) => member.getBoundingClientRect());
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        const isApart =
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        expect(isApart).toBe(true);
      }
    }
    await members.nth(1).click();
    await expect.element(chosen.getByRole('article')).toBeVisible();
    await expect.element(members.nth(1)).toHaveAttribute('aria-pressed', 'true');
  });

  test('are accessible', async () => {
    // A list that follows the map would be read again, and be faint, for each of the screens.
    await openSite('/property-rentals?map=1&follow=0');
    await spot.click();
    await expect.poll(() => members.elements().length).toBe(3);
    await expectAccessible();
  });

  test('are reached with the keyboard, and Escape leads back to the spot', async () => {
    await openSite(OSU);
    await expect.element(spot).toBeVisible();
    (spot.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(members.first()).toHaveFocus();
    await userEvent.tab();
    await expect.element(members.nth(1)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(fan).not.toBeInTheDocument();
    await expect.element(spot).toHaveFocus();
  });
});

test('of more than fan out, the last place lists all', async () => {
  answerSpot(27);
  await openSite(OSU);
  await spot.click();
  await expect.poll(() => members.elements().length).toBe(11);
  await fan.getByRole('button', { name: 'All 27' }).click();
  const all = page.getByRole('region', { name: '27 listings here' });
  await expect.element(all.getByRole('button', { name: 'Show all 27 in the list' })).toBeVisible();
});

test('listings without a pin of their own are an area with its name and their number, which lists them', async () => {
  answerSpot(27, { name: 'Madina', metres: 1_000 });
  await openSite(OSU);
  const area = page.getByRole('button', { name: 'Madina 27 listings, ₵900 to ₵4.5k' });
  await expect.element(area).toHaveTextContent('Madina27');
  await area.click();
  await expect.element(fan).not.toBeInTheDocument();
  const all = page.getByRole('region', { name: '27 listings in Madina' });
  await expect.element(all.getByRole('article').first()).toBeVisible();
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PREFERENCE_KEYS } from '#web/lib/preferences.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, type MadeCall } from '../../testing/answers.ts';
import { answerLists } from '../../testing/lists-samples.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { sampleCards, sampleId } from '../../testing/samples.ts';

/** A list's map: its pins, the list that follows it, and its fallbacks. */

const LIST = '/property-rentals';
const ACCRA = `${LIST}?map=1&bbox=-0.35,5.5,0.1,5.75`;

const map = page.getByRole('region', { name: /^Map of/ });
const clusters = page.getByRole('button', { name: /^\d+ listings/ });
const chosen = page.getByRole('region', { name: 'Chosen listing' });
const cards = page.getByRole('article');
const pins = () => [...document.querySelectorAll<HTMLElement>('[data-pin]')];

const CLUSTER = {
  lat: 5.6,
  lng: -0.15,
  count: 2,
  minPrice: 900,
  maxPrice: 4500,
  west: -0.2,
  south: 5.55,
  east: -0.1,
  north: 5.65,
};
const PINS = [
  { _id: sampleId(1), name: 'Home 1', lat: 5.62, lng: -0.17, price: 900, per: 'month' as const },
  { _id: sampleId(2), name: 'Home 2', lat: 5.57, lng: -0.13, price: 4500, per: 'month' as const },
];

let asked: MadeCall[];
let lists: MadeCall[];
beforeEach(() => {
  ({ homes: lists } = answerLists({ homes: sampleCards(2) }));
  answer('GET /api/map-tiles', { tiles: null });
  asked = answer('GET /api/properties/map', { total: 2, clusters: [CLUSTER], pins: [] });
});

async function openMap(path: string) {
  await openSite(path);
  await expect.element(map).toBeVisible();
  await expect.poll(() => clusters.elements().length + pins().length).toBeGreaterThan(0);
}

test('a cluster opens into pins, a pin into a card that does not cover it, and Back closes the map', async () => {
  await openSite(LIST);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect.poll(address).toContain('map=1');
  await expect.element(clusters).toBeVisible();
  const { left, top, width, height } = clusters.element().getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(over?.closest('button'), 'nothing lies over it').toBe(clusters.element());
  // Zoomed in, the cluster comes apart.
  answer('GET /api/properties/map', { total: 2, clusters: [], pins: PINS });
  await clusters.click();
  await expect.poll(address).toContain('bbox=');
  await expect.poll(() => pins().length).toBe(2);
  await expect.element(page.getByText(/2 listings on the map/)).toBeInTheDocument();
  // The card covers the lowest pin.
  pins().at(-1)?.click();
  await expect.element(chosen.getByRole('article')).toBeVisible();
  await expect
    .poll(() => {
      const pin = pins().at(-1)?.getBoundingClientRect();
      const card = chosen.element().getBoundingClientRect();
      return pin && (pin.left > card.right || pin.bottom <= card.top);
    })
    .toBe(true);
  for (let n = 0; n < 5 && location.search !== ''; n += 1) {
    const before = location.search;
    history.back();
    await expect.poll(() => location.search).not.toBe(before);
  }
  await expect.element(map).not.toBeInTheDocument();
  expect(address()).toBe(LIST);
});

test('moving the map right after the list was told to stay does not move the list', async () => {
  await openMap(ACCRA);
  await page.getByRole('checkbox', { name: 'Search as I move the map' }).click();
  (map.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  const search = page.getByRole('button', { name: 'Search this area' });
  await expect.element(search).toBeVisible();
  await expect
    .element(page.getByRole('checkbox', { name: 'Search as I move the map' }))
    .not.toBeChecked();
  const stays = address();
  expect(stays).toContain('follow=0');
  await search.click();
  await expect.poll(address).not.toBe(stays);
  expect(address()).toContain('follow=0');
});

describe('a link that someone shared', () => {
  const lastBox = (calls: readonly MadeCall[]) => calls.at(-1)?.query.get('bbox');
  const listsWhatIsVisible = async () => {
    await expect
      .poll(() => [lastBox(lists), new URLSearchParams(location.search).get('bbox')])
      .toEqual([lastBox(asked), lastBox(asked)]);
  };
  /** Of a wide window, and of a tall one. */
  const WIDE = '-0.3,5.6,0.1,5.62';
  const TALL = '-0.2,5.4,-0.18,5.8';

  // §2.9/25
  test.each([WIDE, TALL])('lists what a screen of another shape shows of %s', async (box) => {
    await openMap(`${LIST}?map=1&bbox=${box}`);
    const [west = 0, south = 0, east = 0, north = 0] = box.split(',').map(Number);
    await expect.poll(() => lastBox(lists)).not.toBe(box);
    await listsWhatIsVisible();
    const shown = String(lastBox(asked)).split(',').map(Number);
    // All that the sender saw, and no more than the screen needs around it.
    const [w = 0, s = 0, e = 0, n = 0] = shown;
    expect(w).toBeLessThan(west + 0.001);
    expect(s).toBeLessThan(south + 0.001);
    expect(e).toBeGreaterThan(east - 0.001);
    expect(n).toBeGreaterThan(north - 0.001);
    await expect.element(page.getByText('2 properties in this area').first()).toBeVisible();
  });

  test('lists it too where the list does not follow the map', async () => {
    await openMap(`${LIST}?map=1&follow=0&bbox=${WIDE}`);
    await expect.poll(() => lastBox(lists)).not.toBe(WIDE);
    await listsWhatIsVisible();
    await expect
      .element(page.getByRole('button', { name: 'Search this area' }))
      .not.toBeInTheDocument();
  });

  test('keeps its page on a screen of the same shape', async () => {
    await openMap(`${LIST}?map=1&bbox=${WIDE}`);
    await listsWhatIsVisible();
    const same = `${address()}&page=2`;
    await openMap(same);
    await expect.poll(() => lastBox(asked)).toBe(lastBox(lists));
    expect(address()).toBe(same);
  });

  test('lists what is visible once the window has another shape', async () => {
    await openMap(`${LIST}?map=1&bbox=${WIDE}`);
    await listsWhatIsVisible();
    const before = lastBox(asked);
    await page.viewport(740, 360);
    await expect.poll(() => lastBox(asked)).not.toBe(before);
    await listsWhatIsVisible();
  });
});

// §2.9/26
test('close by, the map says what homes cost in the part of the town in its middle', async () => {
  const asks = answer('GET /api/properties/medians', {
    place: 'Madina',
    medians: [
      { bedrooms: 1, price: 1_500, listings: 14 },
      { bedrooms: 2, price: 2_800, listings: 31 },
    ],
  });
  await openMap(ACCRA);
  expect(asks).toEqual([]);
  await openMap(`${LIST}?map=1&bbox=-0.19,5.65,-0.14,5.69`);
  const most = page.getByText('2 bedrooms in Madina: ₵2,800 a month, 31 listings');
  await expect.element(most).toBeVisible();
  expect(asks.map(({ query }) => query.get('place'))).toEqual(['5.670,-0.165']);
  // It makes room for what someone opens.
  answer('GET /api/properties/map', { total: 2, clusters: [], pins: PINS });
  await openMap(`${LIST}?map=1&bbox=-0.19,5.65,-0.14,5.69&pin=${sampleId(1)}`);
  await expect.element(chosen).toBeVisible();
  await expect.element(most).not.toBeInTheDocument();
});

test('an empty part of the map says so, and offers the way out', async () => {
  answer('GET /api/properties/map', { total: 0, clusters: [], pins: [] });
  await openSite(`${LIST}?map=1&bbox=-0.2,4.9,-0.1,5.0`);
  await expect.element(page.getByText('Nothing here. Zoom out.')).toBeVisible();
  await page.getByRole('button', { name: 'Zoom out' }).last().click();
  await expect.poll(address).not.toContain('bbox=-0.2,4.9');
});

test('the map is accessible', async () => {
  // Of an area the list would be read again, and be faint, for each of the two screens.
  await openMap(`${LIST}?map=1`);
  await expectAccessible();
});

describe('instead of the map', () => {
  test('the list stays without WebGL, and a sentence says why', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await openSite(`${LIST}?map=1`);
    await expect.element(page.getByText('This browser can’t show the map.')).toBeVisible();
    await expect.element(cards.first()).toBeVisible();
  });

  test('people who save data first see what the map costs', async () => {
    localStorage.setItem(PREFERENCE_KEYS.lowData, 'on');
    await openSite(ACCRA);
    await expect.element(page.getByText(/The map loads \d+ kB, once/)).toBeVisible();
    await expect.element(map).not.toBeInTheDocument();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Load the map' }).click();
    await expect.element(map).toBeVisible();
  });
});

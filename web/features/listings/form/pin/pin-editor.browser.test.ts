import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OwnPin, PlacesResponse } from '#domain/places/own-pin-schema.ts';
import { expectAccessible } from '../../../../testing/accessible.ts';
import { answer, refusal } from '../../../../testing/answers.ts';
import { answerProperty } from '../../../../testing/listing-samples.ts';
import { openSite } from '../../../../testing/open-site.tsx';
import { logInAs } from '../../../../testing/people.ts';
import { sampleStay } from '../../../../testing/samples.ts';
import { smallTargets } from '../../../../testing/touch-targets.ts';

/** Where a listing is: its pin on a map, in the form of its lister. */

const save = page.getByRole('button', { name: 'Save changes' });
const pin = page.getByRole('button', { name: 'Pin: move it with the arrow keys' });

async function openPin(stored: OwnPin = { pin: null, shown: false }) {
  const property = sampleStay({
    location: 'East Legon',
    near: { lat: 5.63, lng: -0.16, radius: 1000 },
  });
  answerProperty(property);
  const saves = answer('PUT /api/properties/:id', { message: 'Saved.', property });
  answer('GET /api/properties/:id/pin', stored);
  answer('GET /api/map-tiles', { tiles: null });
  answer('GET /api/places', {
    place: { name: 'East Legon', lat: 5.6361, lng: -0.1616, radius: 2000 },
  });
  logInAs('Property Owner', { _id: property.lister.userId });
  await openSite(`/property/${property._id}/edit`);
  await page.getByRole('button', { name: 'Set the pin on a map' }).click();
  await expect.element(pin).toBeVisible();
  return { saves };
}

/** Sets the device's position, and how sure it is, in metres. */
const stand = (latitude: number, longitude: number, accuracy = 10) =>
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
    found({
      coords: { latitude, longitude, accuracy },
      timestamp: Date.now(),
    } as GeolocationPosition),
  );

describe('the pin', () => {
  test('is set by keyboard and by buttons, and sent with the form', async () => {
    const { saves } = await openPin();
    await expect.element(page.getByLabelText('Show visitors the exact spot')).toBeDisabled();
    (pin.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect.element(pin).toHaveFocus();
    await page.getByRole('button', { name: 'Move the pin north' }).click();
    await expect.element(page.getByRole('status').filter({ hasText: 'Pin at 5.6' })).toBeVisible();
    await save.click();
    await expect.poll(() => saves).toHaveLength(1);
    expect(JSON.stringify(saves[0]?.body)).toContain('5.6');
  });

  test('is questioned when it is far from the town in the form', async () => {
    stand(6.688, -1.624);
    await openPin();
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect
      .element(page.getByText(/Your pin is \d+ km from East Legon. Is that right\?/))
      .toBeInViewport();
    await page.getByRole('button', { name: 'Back to the town centre' }).click();
    await expect.element(page.getByText('Is that right?')).not.toBeInTheDocument();
  });

  test('goes back to the town on request', async () => {
    const { saves } = await openPin({ pin: { lat: 5.64, lng: -0.15 }, shown: true });
    await page.getByRole('button', { name: 'Back to the town centre' }).click();
    await expect.element(page.getByText('No pin. We show the listing at its town.')).toBeVisible();
    await save.click();
    await expect.poll(() => saves).toHaveLength(1);
    expect(saves[0]?.body).toHaveProperty('pin');
  });

  test('is set to where the device is on request', async () => {
    stand(5.64642, -0.15131);
    const { saves } = await openPin();
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect.element(page.getByText('Pin at 5.6464, -0.1513')).toBeVisible();
    await page.getByLabelText('Show visitors the exact spot').click();
    await save.click();
    await expect.poll(() => saves).toHaveLength(1);
    expect(JSON.stringify(saves[0]?.body)).toMatch(/5\.64642.*-0\.15131/);
  });

  test.each<[what: string, code: number | undefined, sentence: RegExp]>([
    ['may not be known', 1, /blocking your location.* or set the pin by hand\./],
    ['is not found', 2, /couldn’t find your location.* or set the pin by hand\./],
    ['takes too long', 3, /couldn’t find your location.* or set the pin by hand\./],
    ['is abroad', undefined, /outside Ghana\. You can set the pin by hand\./],
  ])('says what to do where the position %s', async (_, code, sentence) => {
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
      if (code) failed?.({ code } as GeolocationPositionError);
      else found({ coords: { latitude: 51.5, longitude: -0.1 } } as GeolocationPosition);
    });
    await openPin();
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect.element(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
    await expect.element(page.getByText('It’s not set yet.')).toBeVisible();
  });

  test('is to be moved where the device hardly knows where it is', async () => {
    stand(5.64642, -0.15131, 1_800);
    await openPin();
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect
      .element(page.getByText('Your device knows where it is only to 1.8 km. Move the pin'))
      .toBeVisible();
  });
});

describe('placing the pin from elsewhere', () => {
  const search = page.getByLabelText('Find a landmark or place');
  const found = page.getByRole('list', { name: 'Places found' });
  const status = (hasText: string) => page.getByRole('status').filter({ hasText });
  const PLACES: PlacesResponse = [
    {
      name: 'Madina Market',
      region: 'Greater Accra',
      isLandmark: true,
      lat: 5.6686,
      lng: -0.1658,
      radius: 500,
    },
    {
      name: 'Madina',
      region: 'Greater Accra',
      isLandmark: false,
      lat: 5.67,
      lng: -0.16,
      radius: 1000,
    },
  ];

  // §2.7/31
  test('a landmark is found by its name, and the pin is moved from there', async () => {
    const { saves } = await openPin();
    const asked = answer('GET /api/places/search', PLACES);
    await search.fill('madina');
    await expect.element(found.getByRole('button')).toHaveLength(2);
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({
      text: 'madina',
      near: '5.636,-0.162',
    });
    await found.getByRole('button', { name: /^Madina Market/ }).click();
    await expect.element(status('Pin at Madina Market. Now move it to the listing.')).toBeVisible();
    await expect.element(pin).toBeInViewport();
    await expect.element(search).toHaveValue('');
    (pin.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(status('Pin at 5.6686, -0.165')).toBeVisible();
    await save.click();
    await expect.poll(() => saves).toHaveLength(1);
    expect(JSON.stringify(saves[0]?.body)).toContain('5.6686');
  });

  test('Enter takes the first, and sends no listing; the same place is found again', async () => {
    const { saves } = await openPin();
    answer('GET /api/places/search', PLACES);
    for (let n = 0; n < 2; n += 1) {
      await search.fill('madina');
      await expect.element(found).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect.element(status('Pin at Madina Market.')).toBeVisible();
      await expect.poll(pinIsInMap).toBe(true);
      // Away from it.
      const map = page.getByRole('region', { name: 'Map of where the listing is' });
      (map.element() as HTMLElement).focus();
      for (let k = 0; k < 6; k += 1) await userEvent.keyboard('{ArrowLeft}');
      await expect.poll(pinIsInMap).toBe(false);
    }
    expect(saves).toHaveLength(0);
  });

  test('says where nothing is known by that name, and why nothing is found', async () => {
    await openPin();
    answer('GET /api/places/search', []);
    await search.fill('atlantis');
    await expect.element(status('We don’t know that place. Try one nearby')).toBeVisible();
    answer('GET /api/places/search', refusal('UNAVAILABLE', 'Please try again.'));
    await search.fill('madina');
    await expect.element(status('Please try again.')).toBeVisible();
  });

  test('the pin is dragged with a finger, and everything is large enough for one', async () => {
    await openPin();
    answer('GET /api/places/search', PLACES);
    await search.fill('madina');
    await expect.element(found).toBeVisible();
    const map = page.getByRole('region', { name: 'Map of where the listing is' }).element();
    expect(map.getBoundingClientRect().height).toBeGreaterThanOrEqual(400);
    const editor = map.closest('fieldset');
    const small = smallTargets().filter((each) => !each.startsWith('canvas'));
    const own = [...(editor?.querySelectorAll('button') ?? [])].map(
      (each) => each.ariaLabel ?? each.textContent,
    );
    expect(small.filter((each) => own.some((name) => name && each.includes(name)))).toEqual([]);
    await dragWithFinger(pin.element(), 60, -40);
    await expect.element(status('Pin at 5.6')).toBeVisible();
    await expectAccessible();
  });

  function pinIsInMap(): boolean {
    const { left, right } = pin.element().getBoundingClientRect();
    return right > 0 && left < innerWidth;
  }

  /** As a phone's browser reports a finger: the pin's element gets all of its events. */
  async function dragWithFinger(element: Element, right: number, down: number): Promise<void> {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    (element as HTMLElement).setPointerCapture = () => {};
    const at = (type: string, clientX: number, clientY: number) =>
      element.dispatchEvent(
        new PointerEvent(type, {
          pointerType: 'touch',
          pointerId: 7,
          clientX,
          clientY,
          bubbles: true,
        }),
      );
    at('pointerdown', x, y);
    for (const share of [0.3, 0.7, 1]) at('pointermove', x + right * share, y + down * share);
    at('pointerup', x + right, y + down);
    await expect
      .poll(() => {
        const after = element.getBoundingClientRect();
        return [after.left - left, after.top - top].map(Math.round);
      })
      .toEqual([right, down]);
  }
});

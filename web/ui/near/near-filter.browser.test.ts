import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, type MadeCall, refusal } from '../../testing/answers.ts';
import { answerLists, listWith } from '../../testing/lists-samples.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { sampleCards } from '../../testing/samples.ts';

/**
 * Filtering by distance: from the device's own position, which is asked for only when someone presses for it, or
 * from a named place.
 */

const LIST = '/apartments';
const EAST_LEGON = { latitude: 5.63642, longitude: -0.16131 };

const sheet = page.getByRole('dialog', { name: 'Filters' });
const cards = page.getByRole('article');

/** Answers the list as the API does, with distances and the place's name. */
function answerNear(place: string) {
  answerLists();
  const [near, far] = sampleCards(2, { location: 'East Legon' });
  return answer('GET /api/properties', ({ query }: MadeCall) =>
    query.has('near')
      ? listWith(
          [
            { ...near, distance: 0.3 },
            { ...far, distance: 7.4 },
          ],
          {
            'x-near': encodeURIComponent(place),
          },
        )
      : listWith([near, far], {}),
  );
}

async function openFilters() {
  await openSite(LIST);
  await expect.element(cards.first()).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect.element(sheet).toBeVisible();
}

function deviceAt(position: { latitude: number; longitude: number } | 'nobody may know') {
  return vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((done, failed) => {
      if (position === 'nobody may know') failed?.({ code: 1 } as GeolocationPositionError);
      else done({ coords: position } as GeolocationPosition);
    });
}

test('someone who shares their location finds what is around, the nearest first', async () => {
  answerNear('you');
  const asked = deviceAt(EAST_LEGON);
  await openFilters();
  expect(asked).not.toHaveBeenCalled();
  await sheet.getByRole('button', { name: 'Near me' }).click();
  await expect.poll(() => location.search).toMatch(/near=5\.636(%2C|,)-0\.161/);
  await sheet.getByLabelText('Distance').selectOptions('Within 25 km');
  await sheet.getByRole('button', { name: /^Show \d/ }).click();

  const chip = page.getByRole('button', { name: /Within 25 km of you/ });
  await expect.element(chip).toBeVisible();
  // The usual order of a list that is near somewhere; the address leaves it out.
  const order = page.getByLabelText('Sort by').element() as HTMLSelectElement;
  expect(order.selectedOptions[0]?.text).toBe('Nearest first');
  await expect.element(cards.first().getByText('under 1 km away · East Legon')).toBeVisible();
  await expect.element(cards.last().getByText('7.4 km away')).toBeVisible();

  await chip.click();
  await expect.poll(address).toBe(LIST);
  await expect.element(cards.first().getByText('away')).not.toBeInTheDocument();
});

test('someone who does not share it is told what to do', async () => {
  answerNear('you');
  deviceAt('nobody may know');
  await openFilters();
  await sheet.getByRole('button', { name: 'Near me' }).click();
  await expect
    .element(
      sheet.getByText(
        'Allow it for this site in your browser settings and try again, or choose a region.',
      ),
    )
    .toBeVisible();
  expect(address()).toBe(LIST);
});

test('someone abroad is told so, and nothing is sent', async () => {
  answerNear('you');
  deviceAt({ latitude: 51.5, longitude: -0.12 });
  await openFilters();
  await sheet.getByRole('button', { name: 'Near me' }).click();
  await expect.element(sheet.getByText('That location is outside Ghana.')).toBeVisible();
  expect(address()).toBe(LIST);
});

test('a link can name a place and a distance', async () => {
  const calls = answerNear('Accra Mall');
  await openSite(`${LIST}?near=accra-mall&within=5`);
  await expect.element(page.getByText('Within 5 km of Accra Mall')).toBeVisible();
  await expect.element(cards.first().getByText(/km away/)).toBeVisible();
  expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({
    near: 'accra-mall',
    within: '5',
  });
});

test('a place can be typed as people write it', async () => {
  answerNear('Accra Mall');
  await openFilters();
  await sheet.getByLabelText('Near a place').fill('accra mall ');
  await userEvent.tab();
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect.element(page.getByText('Within 10 km of Accra Mall')).toBeVisible();
  await expect.poll(() => location.search).toContain('near=accra+mall');
});

test('an unknown place is reported, with the way out', async () => {
  answerLists();
  const unknown = 'We can’t find a place called “atlantis”.';
  answer('GET /api/properties', ({ query }) =>
    query.has('near')
      ? refusal('BAD_INPUT', unknown, { near: unknown })
      : listWith(sampleCards(1), {}),
  );
  await openSite(`${LIST}?near=atlantis`);
  await expect.element(page.getByText(unknown)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Show the list without it' }).click();
  await expect.poll(address).toBe(LIST);
  await expect.element(cards.first()).toBeVisible();
});

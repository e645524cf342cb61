import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { formatDays } from '#domain/bookings/format-days.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, listOf, type MadeCall, refusal } from '../../testing/answers.ts';
import { answerLists } from '../../testing/lists-samples.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { propertyCard, sampleId, sampleStay } from '../../testing/samples.ts';
import { day } from '../../testing/stays-samples.ts';

/** Stays that are free on given dates, at 360 px (docs/product.md, "Stays by dates and guests"). */

const [FROM, TO] = [day(40), day(43)];
const DAYS = formatDays(FROM, TO, day(0));

const [free, booked, small] = [
  { n: 1, price: 450, facts: { guests: 4 } },
  { n: 2, price: 500, facts: { guests: 4 } },
  { n: 3, price: 200, facts: { guests: 1 } },
].map(({ n, ...given }) =>
  sampleStay({ _id: sampleId(n), name: `Lagoon House ${n}`, ...given }),
) as [ReturnType<typeof sampleStay>, ReturnType<typeof sampleStay>, ReturnType<typeof sampleStay>];

const main = page.getByRole('main');
const cards = main.getByRole('article');
const sheet = page.getByRole('dialog', { name: 'Filters' });
const checkIn = sheet.getByLabelText('Check In');
const checkOut = sheet.getByLabelText('Check Out');
const show = (count: string) => sheet.getByRole('button', { name: `Show ${count}` });

/** The server's results: the second is booked on those dates, and the third has room for one. */
function found({ query }: MadeCall) {
  const on = query.get('from') && query.get('to');
  const homes = [free, booked, small]
    .filter((each) => !on || each !== booked || (query.get('from') ?? '') >= TO)
    .filter((each) => Number(query.get('guests') ?? 1) < 2 || each !== small)
    .filter(({ price }) => price >= Number(query.get('minPrice') ?? 0))
    .map((each) => (on ? { ...each, stayTotal: each.price * 3 } : each));
  return listOf(homes.map(propertyCard));
}

beforeEach(() => {
  answerLists();
  answer('GET /api/properties', found);
});

const list = (query: Record<string, string>) => `/short-stays?${new URLSearchParams(query)}`;

async function openFilters() {
  await main.getByRole('button', { name: 'Filters' }).first().click();
  await expect.element(sheet).toBeVisible();
}

// §2.9/14
test('dates and guests are chosen once, in the filters, and carried along to the booking', async () => {
  logInAs('Customer');
  await openSite(list({}));
  await expect.element(cards).toHaveLength(3);
  await openFilters();
  await checkIn.fill(FROM);
  await expect.element(checkOut).toHaveAccessibleDescription('Choose a check-out date too.');
  await checkOut.fill(TO);
  await sheet.getByLabelText('Guests').selectOptions('2 guests');
  await show('1 result').click();
  await expect.poll(address).toContain(`from=${FROM}&to=${TO}&guests=2`);
  const chips = page.getByRole('group', { name: 'Filters that are set' });
  await expect.element(chips.getByText(DAYS)).toBeVisible();
  await expect.element(chips.getByText('2 guests')).toBeVisible();
  await expect.element(cards).toHaveLength(1);
  await expect.element(cards.getByText('₵450.00 / night')).toBeVisible();
  await expect.element(cards.getByText('₵1,350.00 for 3 nights')).toBeVisible();
  await expectAccessible();
  await expect
    .element(cards.getByRole('link', { name: free.name }))
    .toHaveAttribute('href', `/property/${free._id}?from=${FROM}&to=${TO}&guests=2`);
  await expect
    .element(cards.getByRole('link', { name: 'Book Now' }))
    .toHaveAttribute('href', `/booking?property=${free._id}&from=${FROM}&to=${TO}&guests=2`);
});

// §2.9/15
test('dates that nobody can book are reported at their field and above the list, which ignores them', async () => {
  await openSite(list({ from: TO, to: FROM }));
  await expect.element(cards).toHaveLength(3);
  const sentence = 'Check-out date must be later than check-in date.';
  await expect.element(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  await openFilters();
  await expect.element(checkIn).toHaveValue(TO);
  await expect.element(checkOut).toHaveAccessibleDescription(sentence);
  await checkIn.fill(FROM);
  await checkOut.fill(TO);
  await show('2 results').click();
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument();

  await openFilters();
  await sheet.getByRole('button', { name: 'Clear dates' }).click();
  await expect.element(checkIn).toHaveValue('');
  await expect.element(checkIn).toHaveFocus();
  await show('3 results').click();
  await expect.poll(address).toBe('/short-stays');
});

// §2.9/16
test('a list with nothing free suggests what to do, such as searching without dates', async () => {
  answer('GET /api/properties/without', [{ parameter: 'from', total: 1 }]);
  await openSite(list({ from: FROM, to: TO, maxPrice: '501', minPrice: '499' }));
  for (const text of [
    'No matching stays are available on these dates.',
    'Try other dates, fewer guests or fewer filters.',
  ]) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
  await page.getByRole('link', { name: `Without ${DAYS}: 1` }).click();
  await expect.element(cards).toHaveLength(1);
  await expect.element(cards.getByText(booked.name)).toBeVisible();
  expect(address()).not.toMatch(/from=|to=/);
});

// §2.9/27
test('flexible dates are ticked beside them, and each card says its own', async () => {
  logInAs('Customer');
  const stayDates = { from: day(41), to: day(44) };
  answer('GET /api/properties', (made) =>
    made.query.get('flexible')
      ? listOf([{ ...free, stayTotal: 1350, stayDates }].map(propertyCard))
      : found(made),
  );
  await openSite(list({ from: FROM, to: TO, guests: '2' }));
  await openFilters();
  await sheet.getByLabelText('Flexible by 3 days').click();
  await show('1 result').click();
  await expect.poll(address).toContain('flexible=3');
  await expect
    .element(cards.getByText(formatDays(stayDates.from, stayDates.to, day(0))))
    .toBeVisible();
  await expectAccessible();
  await expect
    .element(cards.getByRole('link', { name: free.name }))
    .toHaveAttribute(
      'href',
      `/property/${free._id}?from=${stayDates.from}&to=${stayDates.to}&guests=2`,
    );
  await page.getByRole('button', { name: 'Remove Flexible by 3 days' }).click();
  await expect.poll(address).not.toContain('flexible');
  expect(address()).toContain(`from=${FROM}`);
});

test('one chip removes both dates', async () => {
  await openSite(list({ from: FROM, to: TO, guests: '2' }));
  await expect.element(cards).toHaveLength(1);
  await page.getByRole('button', { name: `Remove ${DAYS}` }).click();
  await expect.element(cards).toHaveLength(2);
  await page.getByRole('button', { name: 'Remove 2 guests' }).click();
  await expect.element(cards).toHaveLength(3);
});

// §2.9/18
test('a search is saved without its dates, and the dialog says so', async () => {
  logInAs('Customer');
  const remove = page.getByRole('button', { name: `Remove ${DAYS}` });
  const save = page.getByRole('button', { name: 'Save this search' });
  await openSite(list({ from: FROM, to: TO }));
  await expect.element(remove).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();

  const saved = answer('POST /api/saved-searches', refusal('INTERNAL', 'No.'));
  await openSite(list({ from: FROM, to: TO, guests: '2' }));
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect.element(dialog.getByText('Your dates won’t be saved with it.')).toBeVisible();
  await dialog.getByLabelText('Name').fill('Lagoon');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(JSON.stringify(saved[0]?.body)).toMatch(/guests/);
  expect(JSON.stringify(saved[0]?.body)).not.toMatch(/from|to"/);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { paths } from '#domain/site/paths.ts';
import { stayRulesMessages } from '#domain/stays/messages.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import type { HostCalendar } from '#domain/stays/schema.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, refusal } from '../../testing/answers.ts';
import {
  sampleHeld,
  sampleHostStay,
  sampleImported,
  sampleRules,
} from '../../testing/calendar-samples.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { sampleId } from '../../testing/samples.ts';
import { smallTargets } from '../../testing/touch-targets.ts';

/** The calendar of a host's short stays (docs/stays.md). */

const main = page.getByRole('main');
const on = (text: string) => `2026-12-${text}` as CalendarDate;

const booked = sampleHeld({ from: on('18'), to: on('21'), preparedUntil: on('22') });
const blocked = sampleHeld({
  _id: sampleId(701),
  kind: 'not-available',
  from: on('08'),
  to: on('10'),
  preparedUntil: on('10'),
  name: '',
  phoneNumber: '',
  note: 'Painting',
  status: null,
});
const STAY = sampleHostStay({
  rules: sampleRules({ weekend: { nights: ['fri', 'sat'], price: 520 } }),
  version: 4,
  held: [booked, blocked],
});

/** A calendar that changes as its calls say. */
function answerCalendar(...stays: HostCalendar['stays']) {
  answer('GET /api/User/stay-calendar', () => ({ stays }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-05T10:00:00Z') });
  logInAs('Property Owner');
});

const night = (name: string | RegExp) => main.getByRole('button', { name });

// §2.12/37
test('a month shows what free nights cost, who has the others, and what is past', async () => {
  const asked = answer('GET /api/User/stay-calendar', { stays: [STAY] });
  await openSite(paths.stayCalendar);
  await expect.element(night('Mon 14 Dec 2026, free, ₵450.00')).toBeVisible();
  await expect.element(night('Fri 11 Dec 2026, free, ₵520.00')).toBeVisible();
  await expect.element(night('Fri 18 Dec 2026, Booking: Esi Owusu')).toBeVisible();
  await expect.element(night('Mon 21 Dec 2026, kept free after a stay')).toBeVisible();
  await expect.element(night('Tue 8 Dec 2026, Not available')).toBeVisible();
  await expect.element(night('Fri 4 Dec 2026, past')).toBeVisible();
  await expect.element(night(/^Sat 5 Dec 2026, today/)).toHaveAttribute('aria-current', 'date');
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
    from: '2026-11-30',
    to: '2027-01-04',
  });
  await expectAccessible();
});

test('two taps choose nights, whose price is set, told and undone', async () => {
  answerCalendar(STAY);
  const saved = answer('PUT /api/properties/:id/stay-rules', ({ body: { rules, version } }) => ({
    rules,
    version: version + 1,
  }));
  await openSite(paths.stayCalendar);
  await night('Tue 15 Dec 2026, free, ₵450.00').click();
  await night('Thu 17 Dec 2026, free, ₵450.00').click();
  await main.getByRole('button', { name: 'Price or block' }).click();
  const sheet = page.getByRole('dialog', { name: 'Tue 15 Dec 2026 to Thu 17 Dec 2026' });
  await expect.element(sheet.getByText('Now ₵450.00 a night.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Save price' }).click();
  await expect
    .element(sheet.getByText('Please enter a price in cedi, such as 640.').first())
    .toBeVisible();
  await sheet.getByLabelText('Price per night').fill('640');
  await sheet.getByRole('button', { name: 'Save price' }).click();
  await expect.element(page.getByText('Price saved for 3 nights.')).toBeVisible();
  expect(saved[0]?.body).toEqual({
    rules: {
      ...STAY.rules,
      days: [15, 16, 17].map((date) => ({ date: `2026-12-${date}`, price: 640 })),
    },
    version: 4,
  });
  answer('GET /api/properties/:id/stay-rules', { rules: saved[0]?.body.rules, version: 5 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone.')).toBeVisible();
  expect(saved[1]?.body).toEqual({ rules: { ...STAY.rules, days: [] }, version: 5 });
});

test('a price is set even if the rules were changed in the meantime', async () => {
  answerCalendar(STAY);
  const now = { ...PLAIN_RULES, cleaningFee: 100 };
  answer('GET /api/properties/:id/stay-rules', { rules: now, version: 9 });
  const saved = answer('PUT /api/properties/:id/stay-rules', ({ body: { rules, version } }) =>
    version === 9 ? { rules, version: 10 } : refusal('CONFLICT', 'Changed.'),
  );
  await openSite(paths.stayCalendar);
  await night(/^Tue 15 Dec 2026/).click();
  await main.getByRole('button', { name: 'Price or block' }).click();
  await page.getByLabelText('Price per night').fill('700');
  await page.getByRole('button', { name: 'Save price' }).click();
  await expect.element(page.getByText('Price saved for 1 night.')).toBeVisible();
  expect(saved[1]?.body.rules).toEqual({ ...now, days: [{ date: '2026-12-15', price: 700 }] });
});

test('nights are blocked for a guest of another site, which is undone', async () => {
  answerCalendar(STAY);
  const made = answer('POST /api/properties/:id/blocks', ({ body }) => ({
    message: 'Nights blocked.',
    block: sampleHeld({ ...body, kind: body.reason, _id: sampleId(9), status: null }),
  }));
  const undone = answer('DELETE /api/properties/:id/blocks/:blockId', { message: 'Done.' });
  await openSite(paths.stayCalendar);
  await night(/^Tue 15 Dec 2026/).click();
  await main.getByRole('button', { name: 'Price or block' }).click();
  await page.getByLabelText('Booked elsewhere').click();
  await page.getByLabelText('Guest’s name').fill('Yaw Boateng');
  await page.getByLabelText('Phone number').fill('0201234567');
  await page.getByRole('button', { name: 'Block 1 night' }).click();
  await expect.element(page.getByText('Nights blocked.')).toBeVisible();
  expect(made[0]?.body).toEqual({
    from: '2026-12-15',
    to: '2026-12-16',
    reason: 'booked-elsewhere',
    name: 'Yaw Boateng',
    phoneNumber: '0201234567',
    note: '',
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone.')).toBeVisible();
  expect(undone[0]?.params.blockId).toBe(sampleId(9));
});

test('a refused block says why and keeps what was typed', async () => {
  answerCalendar(STAY);
  answer('POST /api/properties/:id/blocks', refusal('DATES_TAKEN', stayRulesMessages.taken));
  await openSite(paths.stayCalendar);
  await night(/^Tue 15 Dec 2026/).click();
  await main.getByRole('button', { name: 'Price or block' }).click();
  await page.getByLabelText('Note').fill('Roof');
  await page.getByRole('button', { name: 'Block 1 night' }).click();
  await expect.element(page.getByText(stayRulesMessages.taken)).toBeVisible();
  await expect.element(page.getByLabelText('Note')).toHaveValue('Roof');
  await expectAccessible();
});

test('a tap on a booking shows its guest; on a block, makes it available', async () => {
  answerCalendar(STAY);
  const freed = answer('DELETE /api/properties/:id/blocks/:blockId', { message: 'Done.' });
  const made = answer('POST /api/properties/:id/blocks', { message: 'Done.', block: blocked });
  await openSite(paths.stayCalendar);
  await night(/^Sat 19 Dec 2026/).click();
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByRole('heading', { name: 'Esi Owusu' })).toBeVisible();
  await expect
    .element(sheet.getByRole('link', { name: '0245556677' }))
    .toHaveAttribute('href', 'tel:+233245556677');
  const link = sheet.getByRole('link', { name: 'See reservation' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('state=to-come'));
  await sheet.getByRole('button', { name: 'Close' }).click();
  await night(/^Tue 8 Dec 2026/).click();
  await expect.element(sheet.getByText('Painting')).toBeVisible();
  await sheet.getByRole('button', { name: 'Make available' }).click();
  await expect.element(page.getByText('Nights are available again.')).toBeVisible();
  expect(freed[0]?.params.blockId).toBe(blocked._id);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone.')).toBeVisible();
  expect(made[0]?.body).toEqual({
    from: '2026-12-08',
    to: '2026-12-10',
    reason: 'not-available',
    name: '',
    phoneNumber: '',
    note: 'Painting',
  });
});

// §2.12/34
test('some nights of a block are opened', async () => {
  answerCalendar(STAY);
  const opened = answer('POST /api/properties/:id/blocks/:blockId/open', { message: 'Done.' });
  await openSite(paths.stayCalendar);
  await night(/^Tue 8 Dec 2026/).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Open some of these nights').click();
  await sheet.getByLabelText('First night').fill('2026-12-09');
  await sheet.getByLabelText('Last night').fill('2026-12-09');
  await sheet.getByRole('button', { name: 'Open these nights' }).click();
  await expect.element(page.getByText('Nights are available again.')).toBeVisible();
  expect(opened[0]?.body).toEqual({ from: '2026-12-09', to: '2026-12-10' });
});

test('the keyboard moves through nights and months, chooses with Shift, and opens with Enter', async () => {
  answerCalendar(STAY);
  await openSite(paths.stayCalendar);
  const today = night(/^Sat 5 Dec 2026/);
  await expect.element(today).toBeVisible();
  (today.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  await expect.element(night(/^Sun 20 Dec 2026/)).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(address).toBe(`${paths.stayCalendar}?month=2027-01&stay=${STAY._id}`);
  await expect.element(night(/^Wed 20 Jan 2027/)).toHaveFocus();
  await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  await expect.element(page.getByRole('status').getByText('3 nights chosen')).toBeInTheDocument();
  await expect
    .element(main.getByRole('gridcell', { selected: true, name: /^Mon 18 Jan 2027/ }))
    .toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('dialog', { name: 'Mon 18 Jan 2027 to Wed 20 Jan 2027' }))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(night(/^Wed 20 Jan 2027/)).toHaveFocus();
});

test('a drag chooses nights, and the panel stands beside the month on a desktop', async () => {
  await page.viewport(1280, 900);
  answerCalendar(STAY);
  await openSite(paths.stayCalendar);
  const from = night(/^Tue 15 Dec 2026/);
  await expect.element(from).toBeVisible();
  await userEvent.dragAndDrop(from, night(/^Thu 17 Dec 2026/));
  await expect
    .element(main.getByRole('heading', { name: 'Tue 15 Dec 2026 to Thu 17 Dec 2026' }))
    .toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Block 3 nights' })).toBeVisible();
});

const ROOMS = sampleHostStay({
  _id: sampleId(2),
  name: 'Hotel Sika',
  rules: sampleRules({ units: 3 }),
  held: [
    sampleHeld({ from: on('10'), to: on('14'), preparedUntil: on('14') }),
    sampleHeld({
      _id: sampleId(702),
      unit: 3,
      from: on('12'),
      to: on('15'),
      preparedUntil: on('15'),
      name: 'Kofi Ansah',
      kind: 'booked-elsewhere',
      status: null,
    }),
  ],
});

test('several stays stand below each other, and lead to the month of one', async () => {
  answerCalendar(STAY, ROOMS);
  await openSite(paths.stayCalendar);
  await main.getByRole('button', { name: /^Booking: Esi Owusu, Fri 18 Dec 2026/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Esi Owusu' });
  await expect.element(sheet.getByText(STAY.name)).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  expect(smallTargets()).toEqual([]);
  await expectAccessible();
  await main.getByLabelText('Stay', { exact: true }).selectOptions('Hotel Sika');
  await expect.poll(address).toBe(`${paths.stayCalendar}?month=2026-12&stay=${ROOMS._id}`);
});

test('a stay with several units says how many are free, with a row for each', async () => {
  answerCalendar(STAY, ROOMS);
  await openSite(`${paths.stayCalendar}?month=2026-12&stay=${ROOMS._id}`);
  await expect.element(night('Sat 12 Dec 2026, 1 of 3 free, ₵450.00')).toBeVisible();
  await expect.element(main.getByText('Unit 3')).toBeVisible();
  await expectAccessible();
  await night(/^Sat 12 Dec 2026/).click();
  await main.getByRole('button', { name: 'Price or block' }).click();
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByRole('heading', { name: 'Kofi Ansah' })).toBeVisible();
  await expect.element(sheet.getByText(/^One unit is blocked/)).toBeVisible();
});

// §2.12/37
test('nights that other sites sold are shown with their calendar, and cannot be freed here', async () => {
  const sold = sampleImported({ from: on('14'), to: on('16') });
  answerCalendar({ ...STAY, imported: [sold] });
  await openSite(paths.stayCalendar);
  await night('Mon 14 Dec 2026, From Airbnb').click();
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByRole('heading', { name: 'From Airbnb' })).toBeVisible();
  await expect.element(sheet.getByText('“Reserved”')).toBeVisible();
  await expect
    .element(sheet.getByRole('link', { name: 'See its calendars' }))
    .toHaveAttribute('href', paths.stayCalendars(STAY._id));
  await expect
    .element(sheet.getByRole('button', { name: 'Make available' }))
    .not.toBeInTheDocument();
  await expectAccessible();
});

test('of several units, what other sites sold takes any, in a row of its own', async () => {
  const sold = sampleImported({ from: on('12'), to: on('14') });
  const repeated = sampleImported({
    _id: sampleId(721),
    from: on('18'),
    to: on('21'),
    repeats: true,
  });
  answerCalendar({ ...STAY, imported: [repeated] }, { ...ROOMS, imported: [sold] });
  await openSite(`${paths.stayCalendar}?month=2026-12`);
  await expect.element(main.getByText('Other sites, any unit')).toBeVisible();
  await expect.element(main.getByRole('button', { name: /^From Airbnb/ })).toHaveLength(1);
  await expectAccessible();
  await main.getByLabelText('Stay', { exact: true }).selectOptions('Hotel Sika');
  await expect.element(night('Sat 12 Dec 2026, 0 of 3 free')).toBeVisible();
});

test('a year begins with the current month, shows what is taken of each, and leads to it', async () => {
  const asked = answer('GET /api/User/stay-calendar', { stays: [STAY] });
  await openSite(`${paths.stayCalendar}?view=year&month=2027-03`);
  await expect.element(main.getByRole('heading', { name: 'Dec 2026 – Nov 2027' })).toBeVisible();
  await expect.element(main.getByText('6 of 31 nights taken')).toBeVisible();
  const months = main.getByRole('link', { name: /nights taken$/ });
  await expect.element(months).toHaveLength(12);
  await expect.element(months.first()).toHaveAccessibleName(/^Dec 2026/);
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
    from: '2026-12-01',
    to: '2027-12-01',
  });
  await expect.element(main.getByRole('link', { name: 'Today' })).toHaveLength(1);
  await expectAccessible();
  await main.getByRole('link', { name: 'Next year' }).click();
  await expect.element(main.getByRole('heading', { name: 'Dec 2027 – Nov 2028' })).toBeVisible();
  await main.getByRole('link', { name: /^Mar 2028/ }).click();
  await expect.poll(address).toBe(`${paths.stayCalendar}?month=2028-03&stay=${STAY._id}`);
});

test('on a phone late in a month, it opens at today’s week, and Today leaves the tools in their row', async () => {
  await page.viewport(360, 740);
  vi.setSystemTime(new Date('2026-12-28T10:00:00Z'));
  answerCalendar(STAY);
  await openSite(paths.stayCalendar);
  await expect.element(night(/^Mon 28 Dec 2026, today/)).toBeInViewport({ ratio: 1 });
  expect(document.activeElement?.hasAttribute('data-night')).toBe(false);
  await main.getByRole('link', { name: 'Next month' }).click();
  const link = (name: string) => main.getByRole('link', { name, exact: true });
  await expect.element(link('Today').nth(1)).toBeVisible();
  const [own, other] = [link('Today').nth(1), link('Year')].map(middleOf);
  expect(own).toBeCloseTo(other ?? 0);
});

test('without stays it says what to do', async () => {
  answerCalendar();
  await openSite(paths.stayCalendar);
  await expect.element(main.getByText('You have no short stays yet.')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'List a stay' }))
    .toHaveAttribute('href', paths.uploadProperty);
});

function middleOf(link: Locator): number {
  const { top, bottom } = link.element().getBoundingClientRect();
  return (top + bottom) / 2;
}

import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '#domain/site/paths.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import type { HostCalendar } from '#domain/stays/schema.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, refusal } from '../../testing/answers.ts';
import { sampleHeld, sampleHostStay, sampleRules } from '../../testing/calendar-samples.ts';
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
  expect(smallTargets()).toEqual([]);
  await page.screenshot({ path: '/tmp/host-shots/month-360.png' });
  await expectAccessible();
  await page.viewport(1280, 900);
  await page.screenshot({ path: '/tmp/host-shots/month-1280.png' });
});

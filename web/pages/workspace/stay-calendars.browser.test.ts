import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { calendarMessages, FEED_PROBLEM_SENTENCES } from '#domain/stay-calendars/messages.ts';
import type { CalendarExport, StayCalendars } from '#domain/stay-calendars/schema.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, refusal } from '../../testing/answers.ts';
import { openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { sampleId } from '../../testing/samples.ts';

const STAY = sampleId(1);
const AIRBNB = {
  _id: sampleId(2),
  name: 'Garden room on Airbnb',
  channel: 'airbnb',
  site: 'www.airbnb.com',
  lastSuccessAt: new Date(Date.now() - 7 * 60_000).toISOString(),
  problem: null,
  failingSince: null,
  stays: 3,
  vanished: 0,
} as const;
const EXPORT: CalendarExport = {
  _id: sampleId(3),
  channel: 'airbnb',
  url: 'https://efie.example/api/calendars/secret.ics',
  unitUrls: [],
  lastReadAt: null,
};
const NONE: StayCalendars = { name: 'Garden room', feeds: [], exports: [], clashes: [] };

const answerCalendars = (given: Partial<StayCalendars>) =>
  answer('GET /api/properties/:id/calendars', { ...NONE, ...given });
const open = async () => {
  logInAs('Agent');
  await openSite(`/workspace/stays/${STAY}/calendars`);
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a host adds a calendar, with what is wrong beside its address', async () => {
  answerCalendars({});
  await open();
  await expect.element(page.getByText(calendarMessages.noFeeds)).toBeVisible();
  await button(calendarMessages.add).click();
  await expect.element(page.getByLabelText(calendarMessages.address)).toHaveFocus();
  const sentence = FEED_PROBLEM_SENTENCES['not-a-calendar'];
  answer(
    'POST /api/properties/:id/calendar-feeds',
    refusal('BAD_INPUT', sentence, { url: sentence }),
  );
  await page.getByLabelText(calendarMessages.address).fill('https://www.airbnb.com/login');
  await button(calendarMessages.add).click();
  await expect.element(page.getByText(sentence).first()).toBeVisible();
  const added = answer('POST /api/properties/:id/calendar-feeds', AIRBNB);
  answerCalendars({ feeds: [AIRBNB] });
  await page.getByLabelText(calendarMessages.address).fill('https://www.airbnb.com/a.ics');
  await button(calendarMessages.add).click();
  await expect.element(page.getByText('Last read 7 minutes ago')).toBeVisible();
  expect(added.at(-1)?.body).toEqual({
    name: 'Airbnb',
    channel: 'airbnb',
    url: 'https://www.airbnb.com/a.ics',
  });
});

test('sees what cannot be read and what is sold twice, and frees what vanished', async () => {
  const problem = FEED_PROBLEM_SENTENCES.gone;
  answerCalendars({
    feeds: [{ ...AIRBNB, problem, failingSince: AIRBNB.lastSuccessAt, vanished: 2 }],
    clashes: [
      {
        nightsId: sampleId(8),
        feedId: AIRBNB._id,
        feedName: AIRBNB.name,
        summary: 'Reserved',
        from: '2026-12-10' as CalendarDate,
        to: '2026-12-13' as CalendarDate,
        bookingId: sampleId(9),
        guest: 'Esi Owusu',
        checkIn: '2026-12-11' as CalendarDate,
        checkOut: '2026-12-12' as CalendarDate,
      },
    ],
  });
  await open();
  await expect.element(page.getByText(problem)).toBeVisible();
  await expect
    .element(page.getByText('Esi Owusu: Fri 11 Dec 2026 – Sat 12 Dec 2026'))
    .toBeVisible();
  await expectAccessible();
  const freed = answer('POST /api/properties/:id/calendar-feeds/:feedId/free', {
    message: calendarMessages.freed,
  });
  answerCalendars({ feeds: [AIRBNB] });
  await button(calendarMessages.free).click();
  await expect.element(page.getByText(calendarMessages.vanished(2))).not.toBeInTheDocument();
  expect(freed).toHaveLength(1);
});

test('makes an address for another site, and removes it after a question', async () => {
  answerCalendars({});
  await open();
  await expect.element(page.getByText(calendarMessages.noExports)).toBeVisible();
  const made = answer('POST /api/properties/:id/calendar-exports', EXPORT);
  answerCalendars({ exports: [EXPORT] });
  await button(calendarMessages.makeExport).click();
  await expect.element(page.getByRole('textbox', { name: 'Airbnb' })).toHaveValue(EXPORT.url);
  expect(made.at(-1)?.body).toEqual({ channel: 'airbnb' });
  const removed = answer('DELETE /api/properties/:id/calendar-exports/:exportId', {
    message: calendarMessages.exportRemoved,
  });
  await button(calendarMessages.remove).click();
  answerCalendars({});
  await page.getByRole('dialog').getByRole('button', { name: calendarMessages.remove }).click();
  await expect.element(page.getByText(calendarMessages.noExports)).toBeVisible();
  expect(removed).toHaveLength(1);
});

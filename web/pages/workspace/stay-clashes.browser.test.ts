import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hostedStayMessages } from '#domain/bookings/hosted-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { clashMessages as said } from '#domain/stay-calendars/clash-messages.ts';
import type { StayCalendars } from '#domain/stay-calendars/schema.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, refusal } from '../../testing/answers.ts';
import { openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { sampleId, sampleStay } from '../../testing/samples.ts';
import { sampleHostedStay } from '../../testing/stays-samples.ts';

/** Nights that are sold here and on another site (docs/stays.md). */

const STAY = sampleId(1);
const CALENDARS: StayCalendars = {
  name: 'Garden room',
  feeds: [],
  exports: [],
  clashes: [
    {
      nightsId: sampleId(8),
      feedId: sampleId(2),
      feedName: 'Airbnb',
      summary: 'Reserved',
      from: '2026-12-10' as CalendarDate,
      to: '2026-12-13' as CalendarDate,
      bookingId: sampleId(9),
      guest: 'Esi Owusu',
      checkIn: '2026-12-11' as CalendarDate,
      checkOut: '2026-12-12' as CalendarDate,
    },
  ],
};

const main = page.getByRole('main');
const dialog = page.getByRole('dialog');
const ending = (name: string) => main.getByRole('button', { name, exact: true });
const confirm = (name: string) => dialog.getByRole('button', { name, exact: true });

async function open() {
  logInAs('Agent');
  answer('GET /api/properties/:id/calendars', CALENDARS);
  await openSite(paths.stayClashes(STAY));
  await expect.element(main.getByText('Esi Owusu')).toBeVisible();
}
const ended = () => answer('GET /api/properties/:id/calendars', { ...CALENDARS, clashes: [] });

// §2.12/48
test('the booking here is kept once it is settled on the other site', async () => {
  await open();
  await expectAccessible();
  const settled = answer('POST /api/properties/:id/imported-nights/:nightsId/settle', {
    message: said.settled,
  });
  await ending(said.keepOurs).click();
  ended();
  await confirm(said.keepOursConfirm).click();
  await expect.element(main.getByText(said.none)).toBeVisible();
  expect(settled.map(({ params }) => params)).toEqual([{ id: STAY, nightsId: sampleId(8) }]);
});

test('the booking here is cancelled with a reason that says why, or stays if that fails', async () => {
  await open();
  const cancelled = answer('POST /api/User/stays/:id/cancel', refusal('CONFLICT', 'It is over.'));
  await ending(said.keepTheirs).click();
  await expect
    .element(dialog.getByLabelText(hostedStayMessages.reason))
    .toHaveValue(said.reason('Airbnb'));
  await confirm(hostedStayMessages.cancel).click();
  await expect.element(dialog.getByText('It is over.')).toBeVisible();
  expect(cancelled.map(({ body }) => body)).toEqual([{ reason: said.reason('Airbnb') }]);
});

test('the guest is offered another stay that is free then', async () => {
  await open();
  answer('GET /api/User/stays/:id/offers', [
    sampleStay({ _id: sampleId(5), name: 'Lake house', stayTotal: 450 }),
  ]);
  const cancelled = answer('POST /api/User/stays/:id/cancel', refusal('CONFLICT', 'It is over.'));
  await ending(said.offer).click();
  await confirm(said.offerConfirm).click();
  await expect.element(dialog.getByText(said.offerRequired)).toBeVisible();
  await dialog.getByLabelText('Lake house').click();
  await expectAccessible();
  await confirm(said.offerConfirm).click();
  await expect.element(dialog.getByText('It is over.')).toBeVisible();
  expect(cancelled.map(({ body }) => body)).toEqual([
    { reason: said.reason('Airbnb'), offer: sampleId(5) },
  ]);
});

test('a host without another free stay is told so', async () => {
  await open();
  answer('GET /api/User/stays/:id/offers', []);
  await ending(said.offer).click();
  await expect.element(dialog.getByText(said.offerNone)).toBeVisible();
});

// §2.12/57
test('a request is declined, and nothing is offered instead', async () => {
  const clashes = CALENDARS.clashes.map((clash) => ({ ...clash, isRequest: true }));
  logInAs('Agent');
  answer('GET /api/properties/:id/calendars', { ...CALENDARS, clashes });
  await openSite(paths.stayClashes(STAY));
  await expect.element(main.getByText('Esi Owusu (request)')).toBeVisible();
  await expect.element(ending(said.offer)).not.toBeInTheDocument();
  await expectAccessible();
  const declined = answer('POST /api/User/stays/:id/decline', {
    message: 'Request declined. We’ll email your guest.',
    stay: sampleHostedStay({ status: 'declined' }),
  });
  await ending(said.keepTheirs).click();
  ended();
  await confirm('Decline').click();
  await expect.element(main.getByText(said.none)).toBeVisible();
  expect(declined[0]?.params.id).toBe(CALENDARS.clashes[0]?.bookingId);
});

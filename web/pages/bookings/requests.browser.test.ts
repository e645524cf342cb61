import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import { formatInstant, formatShortInstant } from '#domain/values/instant.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, listOf, refusal } from '../../testing/answers.ts';
import { openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { sampleStay } from '../../testing/samples.ts';
import { day, sampleBooking, sampleHostedStay } from '../../testing/stays-samples.ts';

/** Bookings that their host accepts first, as guest and host see them. */

const ANSWER_BY = `${day(1)}T10:00:00.000Z`;
const request = { because: 'host', answerBy: ANSWER_BY, acceptedAt: null } as const;
const main = page.getByRole('main');

// §2.12/40
describe('a guest', () => {
  test('reads before booking that the host answers first, and then what happens next', async () => {
    const property = sampleStay({ price: 450 });
    logInAs('Customer', {
      firstname: 'Esi',
      lastname: 'Owusu',
      email: 'esi@efie.test',
      phoneNumber: '0245556677',
    });
    answer('GET /api/properties/:id', property);
    answer('GET /api/properties/:id/booked-dates', []);
    answer('GET /api/bookings', listOf([]));
    answer('GET /api/properties/:id/stay-rules', {
      rules: { ...PLAIN_RULES, booking: 'on-request' },
      version: 1,
    });
    answer('POST /api/bookings', {
      message: 'Request sent.',
      booking: sampleBooking({ status: 'requested', request }),
    });
    await openSite(`/booking?property=${property._id}&from=${day(30)}&to=${day(33)}`);
    await expect.element(main.getByText(/The host answers each booking within 24/)).toBeVisible();
    await main.getByRole('button', { name: 'Request to book' }).click();
    const sent = page.getByRole('region', { name: 'Request sent' });
    const next = `Request sent. Naa Lamptey has until ${formatInstant(ANSWER_BY)} to answer.`;
    await expect.element(sent.getByRole('status')).toHaveTextContent(next);
    await expect.element(sent.getByText(/We’ll email you the answer/)).toBeVisible();
    await expectAccessible();
  });

  test('sees what became of requests, and withdraws one', async () => {
    logInAs('Customer');
    const asked = sampleBooking({ status: 'requested', request });
    const ended = [
      sampleBooking({
        _id: '01919191-9191-7191-9191-919191919192',
        status: 'declined',
        request,
        cancellation: { by: 'host', reason: 'My sister needs the room.', at: null },
      }),
      sampleBooking({
        _id: '01919191-9191-7191-9191-919191919193',
        status: 'expired',
        request,
      }),
    ];
    answer('GET /api/bookings', ({ query }) =>
      listOf(query.get('when') === 'upcoming' ? [asked] : ended),
    );
    answer('PUT /api/User/news/:part', {
      stays: { count: 0, lookedAt: null },
      hostedStays: { count: 0, lookedAt: null },
      enquiries: { count: 0 },
      answers: { count: 0 },
      contactMessages: { count: 0, lookedAt: null },
    });
    const calls = answer('POST /api/bookings/:id/cancel', {
      message: 'Request withdrawn.',
      booking: { ...asked, status: 'cancelled' },
    });
    await openSite('/bookings');
    await expect
      .element(main.getByText(`Requested, answer by ${formatShortInstant(ANSWER_BY, day(0))}`))
      .toBeVisible();
    await expect.element(main.getByText('Declined by the host')).toBeVisible();
    await expect.element(main.getByText('My sister needs the room.')).toBeVisible();
    await expect.element(main.getByText('Expired')).toBeVisible();
    await expect.element(main.getByText(/Your host didn’t answer in time/)).toBeVisible();
    await expectAccessible();
    await main.getByRole('button', { name: 'Withdraw request' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw this request?' });
    await dialog.getByRole('button', { name: 'Withdraw request' }).click();
    await expect
      .element(main.getByText('Request withdrawn. We’ll email you and your host.'))
      .toBeVisible();
    expect(calls).toMatchObject([{ body: { seen: 'requested' } }]);
  });
});

// §2.12/40
describe('a host', () => {
  const asked = sampleHostedStay({ status: 'requested', request });

  const openReservations = async (address: string) => {
    logInAs('Property Owner');
    let open = [asked];
    answer('GET /api/User/stays', ({ query }) =>
      listOf(query.get('state') === 'requests' ? open : []),
    );
    await openSite(address);
    return () => {
      open = [];
    };
  };

  test('is led to the requests, and accepts one', async () => {
    const settle = await openReservations('/workspace/reservations');
    const calls = answer('POST /api/User/stays/:id/accept', () => {
      settle();
      return {
        message: 'Request accepted. We’ll email your guest.',
        stay: { ...asked, status: 'confirmed' } satisfies HostedStay,
      };
    });
    await expect.element(main.getByText('1 request to answer.')).toBeVisible();
    await main.getByRole('link', { name: 'See requests' }).click();
    const card = main.getByRole('article');
    await expect
      .element(card.getByText(`Answer by ${formatInstant(ANSWER_BY)}. After that,`))
      .toBeVisible();
    await expectAccessible();
    await card.getByRole('button', { name: 'Accept' }).click();
    await expect.element(main.getByText('Request accepted. We’ll email your guest.')).toBeVisible();
    await expect.element(main.getByText('No requests to answer.')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('declines one with a reason', async () => {
    const settle = await openReservations('/workspace/reservations?state=requests');
    const calls = answer('POST /api/User/stays/:id/decline', () => {
      settle();
      return {
        message: 'Request declined. We’ll email your guest.',
        stay: { ...asked, status: 'declined' } satisfies HostedStay,
      };
    });
    await main.getByRole('button', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline this request?' });
    await dialog.getByLabelText('Reason').fill('My sister needs the room.');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect.element(main.getByText('Request declined. We’ll email your guest.')).toBeVisible();
    expect(calls).toMatchObject([{ body: { reason: 'My sister needs the room.' } }]);
  });

  test('is told when it is too late to accept', async () => {
    const settle = await openReservations('/workspace/reservations?state=requests');
    answer('POST /api/User/stays/:id/accept', () => {
      settle();
      return refusal('CONFLICT', 'This request has expired.');
    });
    await main.getByRole('button', { name: 'Accept' }).click();
    await expect.element(main.getByText(/This request has expired\./)).toBeVisible();
  });
});

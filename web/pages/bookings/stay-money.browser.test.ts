import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { endedStayMessages } from '#domain/bookings/ended-stay-messages.ts';
import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import type { StayEntry, StayMoney } from '#domain/payments/schema.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, listOf, refusal } from '../../testing/answers.ts';
import { openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { sampleId } from '../../testing/samples.ts';
import { day, sampleBooking, sampleHostedStay } from '../../testing/stays-samples.ts';

const entry = (given: Partial<StayEntry>): StayEntry => ({
  _id: sampleId(700),
  kind: 'booked',
  amount: 1350,
  madeAt: '2026-11-20T09:30:00.000Z',
  method: null,
  note: '',
  receipt: null,
  reverses: null,
  undone: false,
  ...given,
});
const DUE: StayMoney = {
  due: 1350,
  paid: 0,
  toPay: 1350,
  toRefund: 0,
  deposit: 200,
  entries: [entry({})],
};
const PAYMENT = entry({
  _id: sampleId(701),
  kind: 'payment',
  amount: 500,
  method: 'momo',
  note: 'At the gate',
  receipt: 'EF-C0FF-EE42-1',
});
const PART: StayMoney = { ...DUE, paid: 500, toPay: 850, entries: [...DUE.entries, PAYMENT] };

const button = (name: string) => page.getByRole('button', { name, exact: true });
const sheet = page.getByRole('dialog');

const openHosted = async (stay: HostedStay) => {
  answer('PUT /api/User/news/:part', refusal('FORBIDDEN', 'No.'));
  answer('GET /api/User/stays', ({ query }) => listOf(query.get('when') === 'past' ? [] : [stay]));
  await openSite('/bookings?part=hosted');
};

describe('a host', () => {
  beforeEach(() => {
    logInAs('Agent');
  });

  // §2.12/43
  test('records a payment of what is due, sees it in the journal, and undoes it', async () => {
    answer('GET /api/User/stays/:id/money', DUE);
    await openHosted(sampleHostedStay());
    await button(paymentMessages.money).click();
    await expect.element(sheet.getByText(paymentMessages.toPay)).toBeVisible();
    await expectAccessible();
    await button(paymentMessages.recordPayment).click();
    const amount = sheet.getByLabelText(paymentMessages.amount);
    await expect.element(amount).toHaveValue('1350');
    await amount.fill('500');
    await sheet.getByText(paymentMessages.methods.momo).click();
    await sheet.getByLabelText(paymentMessages.note).fill('At the gate');
    const recorded = answer('POST /api/User/stays/:id/payments', {
      message: paymentMessages.paymentRecorded,
      money: PART,
    });
    await expectAccessible();
    await button(paymentMessages.recordPayment).click();
    await expect.element(sheet.getByText(paymentMessages.paymentRecorded)).toBeVisible();
    expect(recorded[0]?.body).toEqual({
      kind: 'payment',
      amount: 500,
      method: 'momo',
      note: 'At the gate',
    });
    expect(recorded[0]?.headers.get('idempotency-key')).toBeTruthy();
    await expect.element(sheet.getByText('Receipt EF-C0FF-EE42-1')).toBeVisible();
    const undone = answer('POST /api/User/stays/:id/payments/:entryId/reverse', {
      message: paymentMessages.undoneNow,
      money: {
        ...DUE,
        entries: [
          ...DUE.entries,
          { ...PAYMENT, undone: true },
          entry({ _id: sampleId(702), kind: 'reversal', amount: 500, reverses: PAYMENT._id }),
        ],
      },
    });
    await button(paymentMessages.undo).click();
    await expect.element(sheet.getByText(paymentMessages.undoneNow)).toBeVisible();
    expect(undone[0]?.params.entryId).toBe(PAYMENT._id);
    await expect.element(button(paymentMessages.undo)).not.toBeInTheDocument();
    await expectAccessible();
  });

  // §2.12/54
  test('cannot record a payment where none is taken', async () => {
    answer('GET /api/User/stays/:id/money', { ...DUE, due: 0, toPay: 0, deposit: 0, entries: [] });
    await openHosted(sampleHostedStay({ status: 'declined' }));
    await button(paymentMessages.money).click();
    await expect.element(sheet.getByText(paymentMessages.none)).toBeVisible();
    await expect.element(button(paymentMessages.recordPayment)).not.toBeInTheDocument();
  });

  test('is told beside the amount what is wrong, and what the server refuses', async () => {
    answer('GET /api/User/stays/:id/money', PART);
    await openHosted(sampleHostedStay());
    await button(paymentMessages.money).click();
    await button(paymentMessages.recordRefund).click();
    const amount = sheet.getByLabelText(paymentMessages.amount);
    await expect.element(amount).toHaveValue('');
    await button(paymentMessages.recordRefund).click();
    await expect.element(amount).toHaveAccessibleDescription(paymentMessages.amountRequired);
    const sentence = paymentMessages.moreThanPaid('₵500.00');
    answer('POST /api/User/stays/:id/payments', refusal('UNPROCESSABLE', sentence));
    await amount.fill('501');
    await button(paymentMessages.recordRefund).click();
    await expect.element(sheet.getByText(sentence)).toBeVisible();
  });

  // §2.12/45
  test('says that a guest left early, after reading what is no longer due', async () => {
    const stay = sampleHostedStay({
      checkIn: day(-1),
      checkOut: day(2),
      cancellationPolicy: 'flexible',
    });
    const ended = answer('POST /api/User/stays/:id/left-early', ({ body }) => ({
      message: endedStayMessages.saidLeftEarly,
      stay: {
        ...stay,
        status: 'completed' as const,
        ended: { how: 'left-early' as const, on: body.on },
      },
    }));
    await openHosted(stay);
    await expect.element(button(endedStayMessages.arrived)).toBeVisible();
    await expect.element(button(endedStayMessages.noShow)).toBeVisible();
    await button(endedStayMessages.leftEarly).click();
    await expect.element(sheet.getByText('₵450.00 of ₵1,350.00 is no longer due.')).toBeVisible();
    await expectAccessible();
    await sheet.getByLabelText(endedStayMessages.leftOn).fill(day(2));
    await expect.element(sheet.getByText(endedStayMessages.notYet)).toBeVisible();
    await sheet.getByLabelText(endedStayMessages.leftOn).fill(day(0));
    await sheet.getByRole('button', { name: endedStayMessages.leftEarly }).click();
    await expect.element(page.getByText(endedStayMessages.saidLeftEarly)).toBeVisible();
    expect(ended[0]?.body).toEqual({ on: day(0) });
  });

  test('says that a guest has arrived, and that one did not come, on the days of the stay only', async () => {
    const stay = sampleHostedStay({ checkIn: day(-1), checkOut: day(2) });
    const arrived = answer('POST /api/User/stays/:id/arrived', {
      message: endedStayMessages.saidArrived,
      stay,
    });
    const noShow = answer('POST /api/User/stays/:id/no-show', {
      message: endedStayMessages.saidNoShow,
      stay,
    });
    await openHosted(stay);
    await button(endedStayMessages.arrived).click();
    await expect.element(page.getByText(endedStayMessages.saidArrived)).toBeVisible();
    await button(endedStayMessages.noShow).click();
    await expect.element(sheet.getByText(endedStayMessages.nothingBack)).toBeVisible();
    await sheet.getByRole('button', { name: endedStayMessages.noShow }).click();
    await expect.element(page.getByText(endedStayMessages.saidNoShow)).toBeVisible();
    expect([arrived.length, noShow.length]).toEqual([1, 1]);
  });

  // §2.12/52
  test('takes back that a guest has arrived', async () => {
    const stay = sampleHostedStay({
      checkIn: day(-1),
      checkOut: day(2),
      arrivedAt: '2026-11-20T15:00:00.000Z',
    });
    const undone = answer('DELETE /api/User/stays/:id/arrived', {
      message: endedStayMessages.saidNotArrived,
      stay,
    });
    await openHosted(stay);
    await expect.element(button(endedStayMessages.arrived)).not.toBeInTheDocument();
    await button(endedStayMessages.notArrived).click();
    await expect.element(page.getByText(endedStayMessages.saidNotArrived)).toBeVisible();
    expect(undone[0]?.params.id).toBe(stay._id);
  });

  test('says nothing of a stay that is to come', async () => {
    await openHosted(sampleHostedStay());
    await expect.element(button(paymentMessages.money)).toBeVisible();
    for (const name of [
      endedStayMessages.arrived,
      endedStayMessages.noShow,
      endedStayMessages.leftEarly,
    ]) {
      await expect.element(button(name)).not.toBeInTheDocument();
    }
  });
});

// §2.12/55
test('cards say what is left to pay, or to refund, without opening anything', async () => {
  logInAs('Customer');
  const over = { _id: sampleId(601), status: 'cancelled' as const };
  answer('GET /api/bookings', ({ query }) =>
    listOf([
      query.get('when') === 'past'
        ? sampleBooking({ ...over, toRefund: 120 })
        : sampleBooking({ toPay: 850 }),
    ]),
  );
  await openSite('/bookings');
  for (const text of [paymentMessages.toPay, '₵850.00', paymentMessages.toRefund, '₵120.00']) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expectAccessible();
});

// §2.12/43
test('a guest sees what is left to pay, what was paid, and the receipts', async () => {
  logInAs('Customer');
  answer('GET /api/bookings', ({ query }) =>
    listOf(query.get('when') === 'past' ? [] : [sampleBooking()]),
  );
  answer('GET /api/bookings/:id/money', PART);
  await openSite('/bookings');
  await button(paymentMessages.guestsMoney).click();
  await expect.element(sheet.getByText('₵850.00')).toBeVisible();
  await expect.element(sheet.getByText(paymentMessages.toPayHelp)).toBeVisible();
  await expect.element(sheet.getByText('Receipt EF-C0FF-EE42-1')).toBeVisible();
  await expect.element(sheet.getByText('At the gate')).toBeVisible();
  await expect.element(button(paymentMessages.undo)).not.toBeInTheDocument();
  await expectAccessible();
});

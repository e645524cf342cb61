import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;
let esi: TestPerson;
let stay: string;

beforeAll(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  lister = await signedInAs(efie.platform, 'Agent', {
    firstname: 'Abena',
    email: 'abena@efie.test',
  });
});
beforeEach(async () => {
  esi = await signedInAs(efie.platform, 'Customer');
  stay = await listedStay(efie, lister);
});

const mailsWaiting = async () =>
  (
    await efie.connection.pool.query(
      "select count(*) from graphile_worker.jobs where task_identifier = 'send-mail'",
    )
  ).rows[0].count;
const bookings = async () =>
  (await efie.connection.pool.query('select count(*) from bookings where listing_id = $1', [stay]))
    .rows[0].count;

/** The lines of the calendar file in a mail. */
function invite(mail: string | undefined): string[] {
  const [, encoded = ''] = mail?.split(/filename=invite\.ics[\s\S]*?base64\s+/) ?? [];
  return Buffer.from(encoded.split('--')[0] ?? '', 'base64')
    .toString('utf8')
    .trim()
    .split('\r\n');
}
const sentTo = async (address: string) => {
  await efie.runJobs();
  return (await efie.outbox.to(address)).at(-1);
};
/** The contact in the form; no mail goes there. */
const email = 'contact@guests.test';

describe('the emails of a booking', () => {
  test('are stored together with the booking or not at all', async () => {
    await efie.connection.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no commit'; end $$;
      create constraint trigger refuse after insert on bookings deferrable initially deferred
        for each row execute function refuse()`);
    const response = await book(efie, bookingForm(stay), esi.headers);
    await efie.connection.pool.query('drop function refuse cascade');
    expect(response.statusCode).toBe(500);
    expect([await bookings(), await mailsWaiting()]).toEqual([0, 0]);

    await book(efie, bookingForm(stay), esi.headers);
    expect([await bookings(), await mailsWaiting()]).toEqual([1, 2]);
    await efie.runJobs();
  });

  test('are not sent for a booking that is refused', async () => {
    const first = await signedInAs(efie.platform, 'Customer');
    await book(efie, bookingForm(stay), first.headers);
    await efie.runJobs();
    expect((await book(efie, bookingForm(stay), esi.headers)).statusCode).toBe(422);
    expect(await mailsWaiting()).toBe(0);
  });

  // §2.12/15
  test('tell the guest the dates, the total and the host, with a calendar event of whole days', async () => {
    const response = await book(efie, bookingForm(stay, { email }), esi.headers);
    const mail = await sentTo(esi.email);
    expect(mail).toContain('Check-in: Tue 1 Dec 2026');
    expect(mail).toContain('Check-out: Fri 4 Dec 2026');
    expect(mail).toContain('Total: ₵1,351.50');
    expect(mail).toContain(`Reference: ${response.json().booking.reference}`);
    expect(mail).toContain('Address: 12 Oxford Street');
    expect(mail).toContain('you can cancel until Mon 30 Nov 2026');
    expect(mail).toContain(`Host’s phone: ${lister.phoneNumber}`);
    expect(mail).not.toContain('Reply-To');
    expect(mail).not.toContain(lister.email);
    expect(invite(mail)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'CALSCALE:GREGORIAN',
      'PRODID:-//Efie//Stays//EN',
      'METHOD:PUBLISH',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      `UID:booking-${response.json().booking._id}@efie`,
      'SUMMARY:Stay at Villa\\, Osu\\; "Sea"',
      'DTSTAMP:20261121T100000Z',
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261204',
      'SEQUENCE:0',
      'LOCATION:12 Oxford Street\\, Osu\\, Ghana',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  test('tell the lister who is coming, and replies go to the guest', async () => {
    const fullName = '<b>Esi</b> & Co';
    await book(efie, bookingForm(stay, { email, fullName }), esi.headers);
    const mail = await sentTo(lister.email);
    expect(mail).toContain(`Reply-To: ${email}`);
    expect(mail).toContain('Guest: <b>Esi</b> & Co\nPhone: 0245556677');
    expect(mail).toContain('&#60;b&#62;Esi&#60;/b&#62; &#38; Co</td>');
    expect(mail).not.toContain('invite.ics');
  });

  // §2.12/20
  test('go only to the account’s own address, whatever the form says', async () => {
    await book(efie, bookingForm(stay, { email: 'stranger@elsewhere.test' }), esi.headers);
    await efie.runJobs();
    expect(await efie.outbox.to('stranger@elsewhere.test')).toEqual([]);
    expect(await efie.outbox.to(esi.email)).toHaveLength(1);
  });

  // §2.12/21
  test('open with our words, not with what someone typed', async () => {
    const fullName = 'Send 500 cedi to 0244';
    const { booking } = (await book(efie, bookingForm(stay, { fullName }), esi.headers)).json();
    await efie.app.inject({
      method: 'POST',
      url: `/api/bookings/${booking._id}/cancel`,
      headers: esi.headers,
    });
    await efie.runJobs();
    const texts = [
      ...(await efie.outbox.to(esi.email)),
      ...(await efie.outbox.to(lister.email)).slice(-2),
    ].map((mail) => /text\/plain[\s\S]*?\n\n(.*)\n/.exec(mail)?.[1]);
    expect(texts.sort()).toEqual([
      'A booking was cancelled',
      'You have a new booking',
      'Your stay is confirmed',
      'Your stay was cancelled',
    ]);
  });

  test('say that a stay that begins today cannot be cancelled', async () => {
    await book(efie, bookingForm(stay, { email, checkIn: '2026-11-21' }), esi.headers);
    expect(await sentTo(esi.email)).toContain('you can no longer cancel it here');
  });

  test('tell both of a cancellation, whose calendar event replaces the first', async () => {
    const { booking } = (await book(efie, bookingForm(stay, { email }), esi.headers)).json();
    await efie.runJobs();
    await efie.app.inject({
      method: 'POST',
      url: `/api/bookings/${booking._id}/cancel`,
      headers: esi.headers,
    });
    expect(await mailsWaiting()).toBe(2);
    expect(invite(await sentTo(esi.email))).toEqual(
      expect.arrayContaining([`UID:booking-${booking._id}@efie`, 'SEQUENCE:2', 'STATUS:CANCELLED']),
    );
    const told = await sentTo(lister.email);
    expect(told).toContain('The dates are free again.');
    expect(told).toContain(`Reply-To: ${email}`);
  });
});

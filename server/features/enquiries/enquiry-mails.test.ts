import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listed } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { ENQUIRY, enquire } from './testing/listings.ts';

const efie = bootTestApp();
let lister: TestPerson;
let esi: TestPerson;
let property: string;

beforeAll(async () => {
  lister = await signedInAs(efie.platform, 'Agent', { firstname: 'Kwame' });
});
beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  esi = await signedInAs(efie.platform, 'Customer', { firstname: '<b>Esi</b>' });
  property = await listed(efie, lister, 'property');
});

const idOf = (listing: string) => listing.split('/').at(-1);
const storedAbout = async (listing: string) =>
  (
    await efie.connection.pool.query('select count(*) from enquiries where listing_id = $1', [
      idOf(listing),
    ])
  ).rows[0].count;
const mailsWaiting = async () =>
  (
    await efie.connection.pool.query(
      "select count(*) from graphile_worker.jobs where task_identifier = 'send-mail'",
    )
  ).rows[0].count;

describe('the email about an enquiry', () => {
  // §2.12/21
  test('shows the lister the message as text, and replies go to the sender', async () => {
    const message = 'Is <i>it</i> free?\n\nI can come on Sunday.';
    await enquire(efie, property, esi.headers, { message, phoneNumber: '024 555 6677' });
    await efie.runJobs();
    const mail = (await efie.outbox.to(lister.email)).at(-1);
    expect(mail).toContain('Subject: Enquiry about Palm Court');
    expect(mail).toContain(`Reply-To: ${esi.email}`);
    expect(mail).toContain('\n\nYou have a new enquiry\n\nHello Kwame,\n\n');
    expect(mail).toContain('> Is <i>it</i> free?\n>\n> I can come on Sunday.');
    expect(mail).toContain('Phone: 0245556677');
    expect(mail).toContain(`http://efie.test/property/${idOf(property)}`);
    expect(mail).toMatch(/Read and reply: http:\/\/efie\.test\/enquiries\/[\w-]+/);
    expect(mail).toContain('<p>Is &#60;i&#62;it&#60;/i&#62; free?</p><p>I can come on Sunday.</p>');
    expect(mail).toContain('&#60;b&#62;Esi&#60;/b&#62; Mensah</td>');
  });

  test('links to the car when it is about one', async () => {
    const car = await listed(efie, lister, 'car');
    await enquire(efie, car, esi.headers);
    await efie.runJobs();
    const mail = (await efie.outbox.to(lister.email)).at(-1);
    expect(mail).toContain('Subject: Enquiry about Corolla of Osu');
    expect(mail).toContain(`See the car: http://efie.test/cars/${idOf(car)}`);
  });

  test('is stored together with the enquiry or not at all', async () => {
    await efie.connection.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no commit'; end $$;
      create constraint trigger refuse after insert on enquiries deferrable initially deferred
        for each row execute function refuse()`);
    const response = await enquire(efie, property, esi.headers);
    await efie.connection.pool.query('drop function refuse cascade');
    expect(response.statusCode).toBe(500);
    expect([await storedAbout(property), await mailsWaiting()]).toEqual([0, 0]);

    expect((await enquire(efie, property, esi.headers)).statusCode).toBe(201);
    expect([await storedAbout(property), await mailsWaiting()]).toEqual([1, 1]);
    await efie.runJobs();
  });

  test('is sent once, however often the same enquiry comes at the same moment', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => enquire(efie, property, esi.headers)),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    for (const response of responses) {
      expect(response.json().contact.phoneNumber).toBe(lister.phoneNumber);
    }
    expect([await storedAbout(property), await mailsWaiting()]).toEqual([1, 1]);
    await efie.runJobs();
  });

  test('is sent again for other words, for another sender, and the next day', async () => {
    await enquire(efie, property, esi.headers);
    await enquire(efie, property, esi.headers, { ...ENQUIRY, message: 'Or in June?' });
    const kofi = await signedInAs(efie.platform, 'Customer');
    await enquire(efie, property, kofi.headers);
    expect(await mailsWaiting()).toBe(3);
    efie.setNow('2026-11-22T00:00:00Z');
    const response = await enquire(efie, property, esi.headers);
    expect(response.json().sentAt).toBe('2026-11-22T00:00:00.000Z');
    expect([await storedAbout(property), await mailsWaiting()]).toEqual([4, 4]);
    await efie.runJobs();
  });

  test('is sent only for a listing that still exists', async () => {
    const remove = () =>
      efie.app.inject({ method: 'DELETE', url: property, headers: lister.headers });
    const people = await Promise.all(
      Array.from({ length: 6 }, () => signedInAs(efie.platform, 'Customer')),
    );
    const [removed, ...responses] = await Promise.all([
      remove(),
      ...people.map(({ headers }) => enquire(efie, property, headers)),
    ]);
    expect(removed.statusCode).toBe(200);
    const sent = responses.filter(({ statusCode }) => statusCode === 201).length;
    expect(responses.filter(({ statusCode }) => statusCode === 404)).toHaveLength(6 - sent);
    expect([await storedAbout(property), await mailsWaiting()]).toEqual([sent, sent]);
  });
});

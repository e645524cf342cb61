import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { PROPERTY_FORM, uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { noteForAlerts, sendDailyAlertsJob } from './public.ts';
import { alertOfChanges, findAlerts, SEARCH, savedSearch } from './testing/alerted.ts';

const efie = bootTestApp();
let lister: TestPerson;
let ama: TestPerson;

beforeEach(async () => {
  await efie.connection.pool.query('delete from saved_searches');
  lister = await signedInAs(efie.platform, 'Property Owner');
  ama = await signedInAs(efie.platform, 'Customer');
});

const mails = async ({ email }: TestPerson) => (await efie.outbox.to(email)).map(readable);
/** Quoted-printable as people read it (RFC 2045, §6.7). */
const readable = (mail: string) =>
  mail.replace(/(?:=[\dA-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')));
const runDaily = async () => {
  await sendDailyAlertsJob(efie.platform).run({});
  await efie.runJobs();
};
const setStatus = (id: string, status: string) =>
  efie.app.inject({
    method: 'PUT',
    url: `/api/properties/${id}/status`,
    headers: lister.headers,
    payload: { status },
  });
const edit = (id: string, details: object) =>
  efie.app.inject({
    method: 'PUT',
    url: `/api/properties/${id}`,
    headers: lister.headers,
    payload: { ...EDIT, ...details },
  });
const EDIT = {
  description: '',
  address: '3 Prempeh II Street',
  condition: 'Newly built',
  name: 'Palm Court',
  price: '500',
  location: 'Osu',
  region: 'Greater Accra',
  propertyType: 'Short-Stay',
  shortStayType: 'Guest House',
};
const change = (id: string, payload: object) =>
  efie.app.inject({
    method: 'PATCH',
    url: `/api/saved-searches/${id}`,
    headers: ama.headers,
    payload,
  });

describe('a search with instant emails', () => {
  test('sends one email for all that came within ten minutes, in plain text and HTML', async () => {
    await savedSearch(efie, ama);
    const first = await uploadedProperty(efie, lister, { name: 'Palm Court' });
    await efie.runJobs();
    expect(await mails(ama)).toEqual([]);
    const second = await uploadedProperty(efie, lister, { name: '<b>Sea</b> View', price: '300' });
    await uploadedProperty(efie, lister, { name: 'Elsewhere', region: 'Volta' });
    await alertOfChanges(efie);
    const [mail, ...more] = await mails(ama);
    expect(more).toEqual([]);
    expect(mail).toContain(`Subject: 2 new listings: ${SEARCH.name}`);
    expect(mail).toContain(
      `Palm Court\n₵1,250.50 a night\nOsu, Greater Accra\nhttp://efie.test/property/${first}`,
    );
    expect(mail).toContain(`<a href="http://efie.test/property/${second}"`);
    expect(mail).toContain('&#60;b&#62;Sea&#60;/b&#62; View</a>');
    expect(mail).not.toContain('Elsewhere');
    expect(mail).toContain('See all results: http://efie.test/short-stays?region=Greater+Accra');
  });

  test('sends emails that one POST can stop (RFC 8058)', async () => {
    await savedSearch(efie, ama);
    await uploadedProperty(efie, lister);
    await alertOfChanges(efie);
    const [mail = ''] = await mails(ama);
    expect(mail).toMatch(/^List-Unsubscribe: <http:\/\/efie\.test\/unsubscribe\/[\w-]{32}>$/m);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });
});

describe('a listing that fits a search', () => {
  test('is reported once, however often it changes to and fro', async () => {
    await savedSearch(efie, ama, { query: { maxPrice: '1000' } });
    const id = await uploadedProperty(efie, lister, { price: '1,500' });
    await alertOfChanges(efie);
    expect(await mails(ama)).toEqual([]);
    for (const price of ['900', '1500', '900']) {
      expect((await edit(id, { price })).statusCode).toBe(200);
      await alertOfChanges(efie);
    }
    expect(await mails(ama)).toHaveLength(1);
  });

  test('is reported once it is available again with details or text that fit', async () => {
    await savedSearch(efie, ama, { query: { pool: 'yes' }, name: 'Pool' });
    await savedSearch(efie, ama, { query: { search: 'lagoon' }, name: 'Lagoon' });
    const id = await propertyRow(efie.platform, lister.id, { status: 'rented' });
    await setStatus(id, 'Available');
    await alertOfChanges(efie);
    expect(await mails(ama)).toEqual([]);
    await setStatus(id, 'Rented');
    await edit(id, { pool: 'yes', description: 'By the lagoon' });
    await alertOfChanges(efie);
    expect(await mails(ama)).toEqual([]);
    await setStatus(id, 'Available');
    await alertOfChanges(efie);
    const found = (await mails(ama)).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]);
    expect(found.sort()).toEqual(['1 new listing: Lagoon', '1 new listing: Pool']);
  });

  test('is not reported to its own lister', async () => {
    await savedSearch(efie, lister);
    await savedSearch(efie, ama);
    await uploadedProperty(efie, lister);
    await alertOfChanges(efie);
    expect(await mails(lister)).toEqual([]);
    expect(await mails(ama)).toHaveLength(1);
  });

  test('is not reported if it is gone before the email', async () => {
    await savedSearch(efie, ama);
    const deleted = await uploadedProperty(efie, lister, { name: 'Deleted' });
    const rented = await uploadedProperty(efie, lister, { name: 'Rented out' });
    await uploadedProperty(efie, lister, { name: 'Still there' });
    await findAlerts(efie);
    await efie.app.inject({
      method: 'DELETE',
      url: `/api/properties/${deleted}`,
      headers: lister.headers,
    });
    await setStatus(rented, 'Rented');
    await alertOfChanges(efie);
    const [mail, ...more] = await mails(ama);
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: 1 new listing');
    expect(mail).toContain('Still there');
    expect(mail).not.toContain('Deleted');
    expect(mail).not.toContain('Rented out');
  });

  test('causes no email once all are gone or while the search’s owner is suspended', async () => {
    await savedSearch(efie, ama);
    const id = await uploadedProperty(efie, lister);
    await findAlerts(efie);
    await setStatus(id, 'Sold');
    await alertOfChanges(efie);
    await setStatus(id, 'Available');
    await uploadedProperty(efie, lister, { name: 'Another' });
    await efie.connection.pool.query('update users set suspended_at = now() where id = $1', [
      ama.id,
    ]);
    await alertOfChanges(efie);
    expect(await mails(ama)).toEqual([]);
  });

  test('is reported only if the transaction that lists it commits', async () => {
    await savedSearch(efie, ama);
    const id = await propertyRow(efie.platform, lister.id);
    const failing = inTransaction(efie.platform.db, async (tx) => {
      await noteForAlerts(tx, { kind: 'property', id });
      throw new Error('no commit');
    });
    await expect(failing).rejects.toThrow('no commit');
    await alertOfChanges(efie);
    expect(await mails(ama)).toEqual([]);
  });
});

describe('a search with daily emails', () => {
  test('sends one email a day that names up to twenty listings', async () => {
    await savedSearch(efie, ama, { alerts: 'daily' });
    for (let n = 1; n <= 22; n += 1) {
      await uploadedProperty(efie, lister, { name: `House ${n}.`, description: `No. ${n}` });
    }
    await alertOfChanges(efie);
    expect(await mails(ama)).toEqual([]);
    await runDaily();
    await runDaily();
    const [mail, ...more] = await mails(ama);
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: 22 new listings');
    expect(mail?.match(/^House \d+\.$/gm)).toHaveLength(20);
    expect(mail).toContain('House 22.');
    expect(mail).toContain('See 2 more');
  });

  test('reports what waits as soon as instant emails are chosen', async () => {
    const { _id } = await savedSearch(efie, ama, { alerts: 'daily' });
    await uploadedProperty(efie, lister);
    await alertOfChanges(efie);
    await change(_id, { alerts: 'at-once' });
    await alertOfChanges(efie);
    expect(await mails(ama)).toHaveLength(1);
  });
});

test('what is found while a search is paused or sends no emails is never reported', async () => {
  const { _id } = await savedSearch(efie, ama, { alerts: 'daily' });
  await uploadedProperty(efie, lister, { name: 'Before' });
  await alertOfChanges(efie);
  await change(_id, { paused: true });
  await uploadedProperty(efie, lister, { name: 'Meanwhile' });
  await alertOfChanges(efie);
  await change(_id, { paused: false, alerts: 'none' });
  await uploadedProperty(efie, lister, { name: 'Without mails' });
  await alertOfChanges(efie);
  await change(_id, { alerts: 'at-once' });
  await uploadedProperty(efie, lister, { name: 'After' });
  await alertOfChanges(efie);
  await runDaily();
  const [mail, ...more] = await mails(ama);
  expect(more).toEqual([]);
  expect(mail).toContain('Subject: 1 new listing');
  expect(mail).toContain('After');
});

test('a search deleted meanwhile sends nothing', async () => {
  const { _id } = await savedSearch(efie, ama);
  await uploadedProperty(efie, lister);
  await findAlerts(efie);
  await efie.app.inject({
    method: 'DELETE',
    url: `/api/saved-searches/${_id}`,
    headers: ama.headers,
  });
  await alertOfChanges(efie);
  expect(await mails(ama)).toEqual([]);
});

test('a listing from before the search that has changed is not called new', async () => {
  const before = await uploadedProperty(efie, lister, { name: 'Old Court' });
  await savedSearch(efie, ama);
  await efie.app.inject({
    method: 'PUT',
    url: `/api/properties/${before}`,
    headers: lister.headers,
    payload: { ...PROPERTY_FORM, name: 'Old Court', description: 'Painted.' },
  });
  await alertOfChanges(efie);
  const [mail] = await mails(ama);
  expect(mail).toContain('Subject: 1 new or changed listing: ');
  expect(mail).toContain('Old Court');
});

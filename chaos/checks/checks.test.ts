import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { Ledger } from '../ledger.ts';
import { doubleBookings } from './bookings.ts';
import { checkMails } from './mails.ts';
import { lostOriginals, unfinishedPhotos } from './photos.ts';
import { lostRows } from './rows.ts';

const efie = bootTestApp();
const inspector = {
  query: async <Row>(text: string, values?: unknown[]) =>
    (await efie.connection.pool.query(text, values)).rows as Row[],
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efie-checks-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function commented(): Promise<{ ledger: Ledger; id: string; propertyId: string }> {
  const lister = await signedInAs(efie.platform, 'Agent');
  const { headers } = await signedInAs(efie.platform, 'Customer');
  const propertyId = await uploadedProperty(efie, lister);
  const response = await efie.app.inject({
    method: 'POST',
    url: '/api/comments',
    headers,
    payload: { propertyId, comment: 'Quiet' },
  });
  const id = response.json<{ comment: { _id: string } }>().comment._id;
  const ledger = new Ledger();
  ledger.promise('comment', id, 'Quiet');
  ledger.promise('user', lister.email, 'Agent');
  ledger.promise('property', propertyId, 'Palm Court 1250 available');
  return { ledger, id, propertyId };
}

describe('rows', () => {
  test('that are as promised are not lost', async () => {
    const { ledger } = await commented();
    expect(await lostRows(inspector, ledger.rows())).toEqual([]);
  });

  test('that are gone or changed are', async () => {
    const { ledger, id, propertyId } = await commented();
    await efie.connection.pool.query('delete from comments where id = $1', [id]);
    await efie.connection.pool.query("update listings set status = 'sold' where id = $1", [
      propertyId,
    ]);
    expect(await lostRows(inspector, ledger.rows())).toEqual([
      `comment ${id} is gone, was Quiet`,
      `property ${propertyId} is Palm Court 1250 sold, was Palm Court 1250 available`,
    ]);
  });

  test('that came back after they were deleted are', async () => {
    const { ledger, id } = await commented();
    ledger.promise('comment', id, null);
    expect(await lostRows(inspector, ledger.rows())).toEqual([`comment ${id} is Quiet, was gone`]);
  });

  test('whose change got no response may be old or new', async () => {
    const { ledger, id } = await commented();
    ledger.attempt('comment', id, 'Lively');
    expect(await lostRows(inspector, ledger.rows())).toEqual([]);
    await efie.connection.pool.query("update comments set body = 'Lively' where id = $1", [id]);
    expect(await lostRows(inspector, ledger.rows())).toEqual([]);
  });
});

test('stays that overlap are found even where the database lets them', async () => {
  const { propertyId } = await commented();
  const { id: guest } = await signedInAs(efie.platform, 'Customer');
  await efie.connection.pool.query(
    'alter table bookings drop constraint bookings_never_overlap; drop index one_active_booking_per_guest',
  );
  const insert = (from: string, to: string) =>
    efie.connection.pool.query(
      `insert into bookings (id, listing_id, user_id, full_name, email, phone_number, check_in, check_out,
         nightly_pesewas, total_pesewas)
       values (gen_random_uuid(), $1, $2, 'Ama', 'a@b.example', '0244123456', $3, $4, 0, 0)`,
      [propertyId, guest, from, to],
    );
  await insert('2035-01-01', '2035-01-05');
  await insert('2035-01-05', '2035-01-08');
  expect(await doubleBookings(inspector)).toEqual([]);
  await insert('2035-01-07', '2035-01-09');
  expect(await doubleBookings(inspector)).toHaveLength(1);
});

test('an original that is gone or damaged is found', async () => {
  const originals = path.join(folder, 'media/private/originals');
  await mkdir(originals, { recursive: true });
  const keys = ['one', 'two', 'three'].map((content) =>
    createHash('sha256').update(content).digest('hex').slice(0, 32),
  );
  const [whole = '', gone = '', damaged = ''] = keys;
  await writeFile(path.join(originals, whole), 'one');
  await writeFile(path.join(originals, gone), 'two');
  await writeFile(path.join(originals, damaged), 'thre');
  await unlink(path.join(originals, gone));
  expect(await lostOriginals({ dataDir: folder }, keys)).toEqual([
    `the original of ${gone} is gone`,
    `the original of ${damaged} is damaged`,
  ]);
});

test('a photo of which a size is gone, or that never got ready, is found', async () => {
  const [ready = '', pending = ''] = ['a', 'b'].map((letter) => letter.repeat(32));
  await efie.connection.pool.query(
    `insert into photos (key, status, mime, bytes, width, height, widths, formats)
     values ($1, 'ready', 'image/jpeg', 9, 320, 240, '{320}', '{avif,webp,jpeg}'),
       ($2, 'pending', 'image/jpeg', 9, 320, 240, '{}', '{}')`,
    [ready, pending],
  );
  const sizes = path.join(folder, 'media/public/photos', ready);
  await mkdir(sizes, { recursive: true });
  for (const name of ['320.avif', '320.webp', '320.jpg'])
    await writeFile(path.join(sizes, name), '.');
  const look = () => unfinishedPhotos({ dataDir: folder }, inspector, [ready, pending]);
  expect(await look()).toEqual([`${pending} is pending as `]);
  await unlink(path.join(sizes, '320.webp'));
  expect(await look()).toContain(`media/public/photos/${ready}/320.webp is gone`);
});

describe('mails', () => {
  const sentAt = Date.now() - 60_000;
  const mail = async (name: string, word: string, at = sentAt) => {
    const file = path.join(folder, `${name}.eml`);
    const head = `Message-ID: <${name}@efie>\nDate: ${name}\nSubject: Enquiry`;
    await writeFile(file, `${head}\n\nHello ${word}\n`);
    await utimes(file, at / 1000, at / 1000);
  };

  test('that never came are lost', async () => {
    await mail('1', 'Qaaaaaa');
    const promised = ['Qaaaaaa', 'Qaaaaab'].map((word) => ({ word, mails: 1 }));
    expect((await checkMails(folder, promised, [])).lost).toEqual(['Qaaaaab: 0 of 1']);
  });

  test('that came twice are doubled, unless their sender was struck meanwhile', async () => {
    await mail('1', 'Qaaaaaa');
    await mail('2', 'Qaaaaaa', sentAt + 5_000);
    const struck = (at: number) => [{ name: 'server killed', from: at, to: at }];
    expect(await checkMails(folder, [], struck(sentAt + 3_000))).toMatchObject({
      doubled: ['Enquiry: 1 more'],
      explained: [],
    });
    expect(await checkMails(folder, [], struck(sentAt + 20))).toMatchObject({
      doubled: [],
      explained: ['Enquiry: 1 more, server killed 20 ms after the first'],
    });
  });

  test('or the database was away until their sender was struck', async () => {
    await mail('1', 'Qaaaaaa');
    await mail('2', 'Qaaaaaa', sentAt + 22_000);
    const outage = { from: sentAt - 1_500, to: sentAt + 15_000 };
    const struck = (at: number) => [{ name: 'server killed', from: at, to: at }];
    const look = (at: number) => checkMails(folder, [], struck(at), [outage]);
    expect(await look(sentAt + 5_000)).toMatchObject({
      doubled: [],
      explained: [expect.stringContaining('5000 ms after')],
    });
    expect(await look(sentAt + 18_000)).toMatchObject({ doubled: ['Enquiry: 1 more'] });
  });
});

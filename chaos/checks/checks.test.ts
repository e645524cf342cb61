import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { Ledger } from '../ledger.ts';
import { checkMails, readOutbox } from './mails.ts';
import { lostOriginals, unfinishedPhotos } from './photos.ts';
import { doubleBookings, lostRows } from './rows.ts';

const efie = bootTestApp();
const query = async <Row>(text: string, values?: unknown[]) =>
  (await efie.connection.pool.query(text, values)).rows as Row[];

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

describe('the check of rows', () => {
  // §11/14
  test('finds rows that are gone or changed', async () => {
    const { ledger, id, propertyId } = await commented();
    await efie.connection.pool.query('delete from comments where id = $1', [id]);
    await efie.connection.pool.query("update listings set status = 'sold' where id = $1", [
      propertyId,
    ]);
    expect(await lostRows(query, ledger.rows)).toEqual([
      `comment ${id} is gone, was Quiet`,
      `property ${propertyId} is Palm Court 1250 sold, was Palm Court 1250 available`,
    ]);
  });

  test('accepts the old or the new value where a change got no response', async () => {
    const { ledger, id } = await commented();
    ledger.attempt('comment', id, 'Lively');
    expect(await lostRows(query, ledger.rows)).toEqual([]);
    await efie.connection.pool.query("update comments set body = 'Lively' where id = $1", [id]);
    expect(await lostRows(query, ledger.rows)).toEqual([]);
  });
});

// §11/14
test('finds stays that overlap even where the database allows them', async () => {
  const { propertyId } = await commented();
  const { id: guest } = await signedInAs(efie.platform, 'Customer');
  await efie.connection.pool.query(
    'alter table held_nights drop constraint bookings_never_overlap; drop index one_active_booking_per_guest',
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
  expect(await doubleBookings(query)).toEqual([]);
  await insert('2035-01-07', '2035-01-09');
  expect(await doubleBookings(query)).toHaveLength(1);
});

// §11/14
test('finds an original that is gone or damaged', async () => {
  const originals = path.join(folder, 'media/private/originals');
  await mkdir(originals, { recursive: true });
  const keys = ['one', 'two', 'three'].map((content) =>
    createHash('sha256').update(content).digest('hex').slice(0, 32),
  );
  const [whole = '', gone = '', damaged = ''] = keys;
  await writeFile(path.join(originals, whole), 'one');
  await writeFile(path.join(originals, damaged), 'thre');
  expect(await lostOriginals(folder, keys)).toEqual([
    `the original of ${gone} is gone`,
    `the original of ${damaged} is damaged`,
  ]);
});

test('finds a photo that lacks a size or never got ready', async () => {
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
  const look = () => unfinishedPhotos(folder, query, [ready, pending]);
  expect(await look()).toEqual([`${pending} is pending as `]);
  await unlink(path.join(sizes, '320.webp'));
  expect(await look()).toContain(`media/public/photos/${ready}/320.webp is gone`);
});

describe('the check of emails', () => {
  const sentAt = Date.now() - 60_000;
  const mail = async (name: string, word: string, at = sentAt) => {
    const file = path.join(folder, `${name}.eml`);
    const head = `Message-ID: <${name}@efie>\nDate: ${name}\nSubject: Enquiry`;
    await writeFile(file, `${head}\n\nHello ${word}\n`);
    await utimes(file, at / 1000, at / 1000);
  };

  test('reports emails that never arrived as lost', async () => {
    await mail('1', 'Qaaaaaa');
    const { lost } = checkMails(await readOutbox(folder), ['Qaaaaaa', 'Qaaaaab'], []);
    expect(lost).toEqual(['Qaaaaab: 0 of 1']);
  });

  // §11/14
  test('reports emails that arrived twice, unless their sender was struck meanwhile', async () => {
    await mail('1', 'Qaaaaaa');
    await mail('2', 'Qaaaaaa', sentAt + 5_000);
    const struck = (from: number, to: number) => [{ name: 'server killed', from, to }];
    const look = async (strikes: Parameters<typeof checkMails>[2]) => {
      const { doubled, explained } = checkMails(await readOutbox(folder), [], strikes);
      return { doubled, explained };
    };
    const isDoubled = { doubled: ['Subject: Enquiry: 1 more'], explained: [] };
    const isExplained = { doubled: [], explained: ['Subject: Enquiry: 1 more, server killed'] };
    expect(await look(struck(sentAt + 3_000, sentAt + 4_000))).toEqual(isDoubled);
    expect(await look(struck(sentAt - 3_000, sentAt - 2_000))).toEqual(isDoubled);
    expect(await look(struck(sentAt + 20, sentAt + 900))).toEqual(isExplained);
    expect(await look(struck(sentAt - 3_000, sentAt + 9_000))).toEqual(isExplained);
  });
});

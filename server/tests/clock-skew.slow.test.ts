import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, today } from '#domain/values/calendar-date.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs } from '#server/testing/people.ts';
import { uploadedFile } from '#server/testing/resumable.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const DAY_MS = 24 * 60 * 60 * 1000;

/** Sets the clock of the whole process; the database keeps its own. */
function setClock(days: number): void {
  vi.setSystemTime(REAL + days * DAY_MS);
  efie.setNow(new Date());
}

const REAL = Date.now();
vi.useFakeTimers({ toFake: ['Date'], now: REAL });
afterEach(() => setClock(0));

describe.each([
  ['a day ahead', 1],
  ['a day behind', -1],
])('with a clock that is %s of the database’s', (_what, days) => {
  test('people log in, list, upload, book and get emails', async () => {
    setClock(days);
    const lister = await signedInAs(efie.platform, 'Property Owner');
    const guest = await signedInAs(efie.platform, 'Customer');
    const photoUploads = await uploadedFile(efie, lister, 'photo', await jpegPhoto(days + 5));
    const listed = await postUpload(efie, '/api/properties/upload', {
      fields: { ...PROPERTY_FORM, photoUploads },
      headers: lister.headers,
    });
    expect(listed.statusCode, listed.body).toBe(201);
    const stay = await listedStay(efie, lister);
    const from = addDays(today(new Date()), 10);
    const dates = { checkIn: from, checkOut: addDays(from, 2) };
    const headers = { ...guest.headers, 'idempotency-key': `skew ${days}` };
    const booked = await book(efie, bookingForm(stay, dates), headers);
    expect(booked.statusCode, booked.body).toBe(201);
    await efie.runJobs();
    expect(await efie.outbox.to(guest.email)).toHaveLength(1);
    const { photos } = (
      await efie.app.inject(`/api/properties/${listed.json().property._id}`)
    ).json();
    expect(photos).toMatchObject([{ ready: true }]);
  });

  test('what was begun by this clock goes on with a correct one, and the other way round', async () => {
    for (const [before, after] of [
      [days, 0],
      [0, days],
    ] as const) {
      setClock(before);
      const guest = await signedInAs(efie.platform, 'Property Owner');
      const stay = await listedStay(efie, await signedInAs(efie.platform, 'Property Owner'));
      const from = addDays(today(new Date()), 10);
      const form = bookingForm(stay, { checkIn: from, checkOut: addDays(from, 2) });
      const headers = { ...guest.headers, 'idempotency-key': `over ${before} ${after}` };
      const first = await book(efie, form, headers);
      const photoUploads = await uploadedFile(efie, guest, 'photo', await jpegPhoto(before + 9));
      setClock(after);
      const again = await book(efie, form, headers);
      expect([first.statusCode, again.statusCode], again.body).toEqual([201, 201]);
      expect(again.json().booking._id).toBe(first.json().booking._id);
      const listed = await postUpload(efie, '/api/properties/upload', {
        fields: { ...PROPERTY_FORM, photoUploads },
        headers: guest.headers,
      });
      expect(listed.statusCode, listed.body).toBe(201);
    }
  });
});
